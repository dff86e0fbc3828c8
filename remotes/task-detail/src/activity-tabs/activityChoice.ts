import { perOwner } from '@taskweave/base/perOwner';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';
import type { DetailConfig } from '../data/detailConfig';
import { useDetailConfig } from '../data/useDetailConfig';

const KEY = 'activityTabs';

export type ActivityTabs = DetailConfig['activityTabs'];

const choiceIn = perOwner((storage: PluginStorage) =>
  createStore<ActivityTabs | null>(() => {
    const kept = storage.get(KEY);
    return kept === 'one' || kept === 'three' ? kept : null;
  }),
);

export function useActivityTabs(): ActivityTabs {
  const { activityTabs } = useDetailConfig();
  return useStore(choiceIn(usePluginServices().storage)) ?? activityTabs;
}

export function chooseActivityTabs(storage: PluginStorage, tabs: ActivityTabs): void {
  storage.set(KEY, tabs);
  choiceIn(storage).setState(tabs, true);
}
