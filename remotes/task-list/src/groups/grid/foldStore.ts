import { perOwner } from '@taskweave/base/perOwner';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';

const foldsIn = perOwner((_storage: PluginStorage) =>
  createStore<ReadonlyMap<string, boolean>>(() => new Map()),
);

export function useFolds(listName: string) {
  const folds = foldsIn(usePluginServices().storage);
  const known = useStore(folds);
  const keyOf = (groupId: string) => JSON.stringify([listName, groupId]);
  return {
    isOpen: (groupId: string): boolean | undefined => known.get(keyOf(groupId)),
    setOpen: (groupId: string, isOpen: boolean): void =>
      folds.setState(new Map(folds.getState()).set(keyOf(groupId), isOpen), true),
  };
}
