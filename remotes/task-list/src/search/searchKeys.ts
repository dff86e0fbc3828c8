import type { KeyboardEvent } from 'react';
import { towardsStart } from './criterion/towardsStart';
import type { SearchBarState } from './useSearchBar';

export interface SearchKeysOptions {
  readonly bar: SearchBarState;
  readonly hasCriteria: boolean;
  readonly move: (step: 1 | -1) => void;
  readonly pick: () => boolean;
  readonly complete: () => boolean;
  readonly focusLastPill: () => void;
  readonly focusLastPart: () => boolean;
}

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
      // This shortcut of the page completes the open task.
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!isOpen || !pick()) bar.takeText();
      return;
    case 'Escape':
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
      // In left-to-right text, that arrow moves the caret.
      if (event.currentTarget.selectionStart !== 0 || (event.key === 'ArrowRight' && text !== '')) return;
      if (draft !== null) {
        if (focusLastPart()) event.preventDefault();
      } else if (hasCriteria) {
        event.preventDefault();
        focusLastPill();
      }
  }
}
