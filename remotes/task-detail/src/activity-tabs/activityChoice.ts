import { perOwner } from '@taskweave/base/perOwner';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';
import type { DetailConfig } from '../data/detailConfig';
import { useDetailConfig } from '../data/useDetailConfig';

const KEY = 'activityTabs';

/** `one`: what happened to a task is in one tab; `three`: its history, comments and attachments have a tab each. */
export type ActivityTabs = DetailConfig['activityTabs'];

/** Null where the person has not chosen. */
const choiceIn = perOwner((storage: PluginStorage) =>
  createStore<ActivityTabs | null>(() => {
    const kept = storage.get(KEY);
    return kept === 'one' || kept === 'three' ? kept : null;
  }),
);

/** As the person has chosen in this browser, else as the administrator has set it. */
export function useActivityTabs(): ActivityTabs {
  const { activityTabs } = useDetailConfig();
  return useStore(choiceIn(usePluginServices().storage)) ?? activityTabs;
}

export function chooseActivityTabs(storage: PluginStorage, tabs: ActivityTabs): void {
  storage.set(KEY, tabs);
  choiceIn(storage).setState(tabs, true);
}
