import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { create } from 'zustand';
import { type ListView, parseListView } from './ListView';

/** Changes with every view that someone sets up; the views themselves are in the storage. */
const useVersion = create<{ readonly version: number }>()(() => ({ version: 0 }));

/** Read once: a view that nobody changes is the same object in every draw. */
const known = new WeakMap<PluginStorage, Map<string, ListView>>();

/** How the tasks of a filter are shown, remembered for each filter, and the way to change it. */
export function useListView(filterId: string): readonly [ListView, (change: Partial<ListView>) => void] {
  const { storage } = usePluginServices();
  useVersion((state) => state.version);
  const views = known.get(storage) ?? new Map<string, ListView>();
  known.set(storage, views);
  const view = views.get(filterId) ?? parseListView(storage.get(keyOf(filterId)));
  views.set(filterId, view);

  function change(next: Partial<ListView>): void {
    const changed = { ...view, ...next };
    views.set(filterId, changed);
    storage.set(keyOf(filterId), changed);
    useVersion.setState(({ version }) => ({ version: version + 1 }));
  }

  return [view, change];
}

function keyOf(filterId: string): string {
  return `view:${filterId}`;
}
