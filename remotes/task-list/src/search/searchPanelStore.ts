import { perOwner } from '@taskweave/base/perOwner';
import { type PluginStorage, usePluginServices, useRouteParam } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';
import { SEARCH_FIELD_ID } from './field/searchFieldId';

const OPEN_KEY = 'search.isOpen';

/** What was chosen since the page was opened; before that, what this browser keeps counts. */
const panelIn = perOwner((_storage: PluginStorage) =>
  createStore<{ readonly isOpen: boolean | null }>(() => ({ isOpen: null })),
);

/** Whether the search stands above the list: until someone hides it, and while it narrows the list. */
export function useIsSearchOpen(): boolean {
  const { storage } = usePluginServices();
  const isOpen = useStore(panelIn(storage), (state) => state.isOpen);
  const isSearching = useRouteParam('searchQuery') !== null;
  return isSearching || (isOpen ?? storage.get(OPEN_KEY) !== false);
}

/** Whether somebody has asked for it on this visit: where there is room for one of both, it stands before the list only then. */
export function useIsSearchWanted(): boolean {
  const { storage } = usePluginServices();
  const isOpen = useStore(panelIn(storage), (state) => state.isOpen);
  return useRouteParam('searchQuery') !== null || isOpen === true;
}

/** Shows and hides the search, and keeps the choice in this browser. */
export function useSetSearchOpen(): (isOpen: boolean) => void {
  const { storage } = usePluginServices();
  return (isOpen) => {
    panelIn(storage).setState({ isOpen });
    storage.set(OPEN_KEY, isOpen);
  };
}

/** Shows the search and puts the focus into its field. */
export function useFocusSearch(): () => void {
  const { storage } = usePluginServices();
  return () => {
    panelIn(storage).setState({ isOpen: true });
    const focus = () => document.getElementById(SEARCH_FIELD_ID)?.focus();
    // A letter may follow before the next frame; but the field may have to be drawn first.
    focus();
    requestAnimationFrame(focus);
  };
}
