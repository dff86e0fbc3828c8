import { create } from 'zustand';

interface SearchPanelState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Whether the search stands above the list. */
export const useSearchPanel = create<SearchPanelState>()((set) => ({
  isOpen: true,
  setOpen: (isOpen) => set({ isOpen }),
}));

/** Id of the field, for links and commands that lead to it. */
export const SEARCH_FIELD_ID = 'tasklist-search';

/** Shows the search and puts the focus into its field. */
export function focusSearch(): void {
  useSearchPanel.getState().setOpen(true);
  // The field may have to be drawn first.
  requestAnimationFrame(() => document.getElementById(SEARCH_FIELD_ID)?.focus());
}
