import { perOwner } from '@taskweave/base/perOwner';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';

/** Groups that somebody has folded or opened on this page, by list and group. */
const foldsIn = perOwner((_storage: PluginStorage) =>
  createStore<ReadonlyMap<string, boolean>>(() => new Map()),
);

/** Which groups of a list are open, for as long as the page is there. */
export function useFolds(listName: string) {
  const folds = foldsIn(usePluginServices().storage);
  const known = useStore(folds);
  const keyOf = (groupId: string) => JSON.stringify([listName, groupId]);
  return {
    /** Undefined where nobody has said so. */
    isOpen: (groupId: string): boolean | undefined => known.get(keyOf(groupId)),
    setOpen: (groupId: string, isOpen: boolean): void =>
      folds.setState(new Map(folds.getState()).set(keyOf(groupId), isOpen), true),
  };
}
