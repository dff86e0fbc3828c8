import { perOwner } from '@taskweave/base/perOwner';
import { type PluginStorage, useInboxParam, usePluginServices } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';
import { SEARCH_FIELD_ID } from './field/searchFieldId';

const OPEN_KEY = 'search.isOpen';

const panelIn = perOwner((_storage: PluginStorage) =>
  createStore<{ readonly isOpen: boolean | null }>(() => ({ isOpen: null })),
);

export function useIsSearchOpen(): boolean {
  const { storage } = usePluginServices();
  const isOpen = useStore(panelIn(storage), (state) => state.isOpen);
  const isSearching = useInboxParam('searchQuery') !== null;
  return isSearching || (isOpen ?? storage.get(OPEN_KEY) !== false);
}

export function useIsSearchWanted(): boolean {
  const { storage } = usePluginServices();
  const isOpen = useStore(panelIn(storage), (state) => state.isOpen);
  return useInboxParam('searchQuery') !== null || isOpen === true;
}

export function useSetSearchOpen(): (isOpen: boolean) => void {
  const { storage } = usePluginServices();
  return (isOpen) => {
    panelIn(storage).setState({ isOpen });
    storage.set(OPEN_KEY, isOpen);
  };
}

export function useFocusSearch(): () => void {
  const { storage } = usePluginServices();
  return () => {
    panelIn(storage).setState({ isOpen: true });
    const focus = () => document.getElementById(SEARCH_FIELD_ID)?.focus();
    // A letter may follow before the next frame, but the field may also have to render first.
    focus();
    requestAnimationFrame(focus);
  };
}
