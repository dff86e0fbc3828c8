import type { KeyboardEvent } from 'react';
import { towardsStart } from './criterion/towardsStart';
import type { SearchBarState } from './useSearchBar';

export interface SearchKeysOptions {
  readonly bar: SearchBarState;
  readonly hasCriteria: boolean;
  /** Highlights another line of the list, which opens if it is closed. */
  readonly move: (step: 1 | -1) => void;
  /** Takes the line that is highlighted; false where none is. */
  readonly pick: () => boolean;
  /** Completes what is typed; false where nothing does. */
  readonly complete: () => boolean;
  readonly focusLastPill: () => void;
  /** Of the criterion that is being put together; false where none of its parts can be changed. */
  readonly focusLastPart: () => boolean;
}

/** What a key does in the field of the search. */
export function handleSearchKey(event: KeyboardEvent<HTMLInputElement>, options: SearchKeysOptions): void {
  const { bar, hasCriteria, move, pick, complete, focusLastPill, focusLastPart } = options;
  const { draft, text, isOpen } = bar;
  if (event.nativeEvent.isComposing) return;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
      return;
    case 'Tab':
      if (event.shiftKey || draft !== null || text.trim() === '') return;
      event.preventDefault();
      if (!isOpen || !complete()) bar.accept();
      return;
    case 'Enter':
      // Completes the open task, from here as from anywhere.
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!isOpen || !pick()) bar.takeText();
      return;
    case 'Escape':
      // Only what there is to leave here; what surrounds the search has its own Escape.
      if (!isOpen && draft === null && text === '') return;
      event.preventDefault();
      event.stopPropagation();
      if (!isOpen || draft !== null || bar.editing !== null) bar.cancel();
      bar.setOpen(false);
      return;
    case 'Backspace':
      if (text !== '') return;
      event.preventDefault();
      if (!bar.back() && hasCriteria) focusLastPill();
      return;
    case towardsStart(event.currentTarget):
      // In words from left to right, that arrow leads on.
      if (event.currentTarget.selectionStart !== 0 || (event.key === 'ArrowRight' && text !== '')) return;
      if (draft !== null) {
        if (focusLastPart()) event.preventDefault();
      } else if (hasCriteria) {
        event.preventDefault();
        focusLastPill();
      }
  }
}
