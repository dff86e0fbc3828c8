import { perOwner } from '@taskweave/base/perOwner';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { type ListView, parseListView } from './ListView';

const viewsIn = perOwner((_storage: PluginStorage) =>
  createStore<ReadonlyMap<string, ListView>>(() => new Map()),
);

export function useListView(filterId: string): readonly [ListView, (change: Partial<ListView>) => void] {
  const { storage } = usePluginServices();
  const views = viewsIn(storage);
  const changed = useStore(views, (all) => all.get(filterId));
  const kept = useMemo(() => parseListView(storage.get(keyOf(filterId))), [storage, filterId]);
  const view = changed ?? kept;

  function change(next: Partial<ListView>): void {
    const nextView = { ...view, ...next };
    storage.set(keyOf(filterId), nextView);
    views.setState(new Map(views.getState()).set(filterId, nextView), true);
  }

  return [view, change];
}

function keyOf(filterId: string): string {
  return `view:${filterId}`;
}
