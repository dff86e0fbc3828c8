import { towardsStart } from '@taskweave/widgets/search/chips/towardsStart';
import type { KeyboardEvent } from 'react';
import type { SearchBarState } from './useSearchBar';

export interface SearchKeysOptions {
  readonly bar: SearchBarState;
  readonly hasCriteria: boolean;
  readonly move: (step: 1 | -1) => void;
  readonly pick: () => boolean;
  readonly complete: () => boolean;
  readonly focusLastChip: () => void;
  readonly focusFirstHit: () => void;
  readonly hasLines: () => boolean;
}

export function handleSearchKey(event: KeyboardEvent<HTMLInputElement>, options: SearchKeysOptions): void {
  const { bar, hasCriteria, move, pick, complete, focusLastChip, focusFirstHit, hasLines } = options;
  const { text, isOpen } = bar;
  if (event.nativeEvent.isComposing) return;
  switch (event.key) {
    case 'ArrowDown':
      event.preventDefault();
      if (hasLines() || (text === '' && !hasCriteria)) move(1);
      else focusFirstHit();
      return;
    case 'ArrowUp':
      event.preventDefault();
      if (text !== '' || !bar.recall()) move(-1);
      return;
    case 'Tab':
      if (event.shiftKey || text.trim() === '') return;
      event.preventDefault();
      if (!isOpen || !complete()) bar.takeText();
      return;
    case 'Enter':
      // This shortcut of the page completes the open task.
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (isOpen && pick()) return;
      if (text.trim() === '') focusFirstHit();
      else bar.takeText();
      return;
    case 'Escape':
      if (!isOpen && text === '') return;
      event.preventDefault();
      event.stopPropagation();
      if (!isOpen || bar.isEditing) bar.cancel();
      bar.setOpen(false);
      return;
    case 'Backspace':
      if (text !== '') return;
      event.preventDefault();
      bar.back();
      return;
    case towardsStart(event.currentTarget):
      // In left-to-right text, that arrow moves the caret.
      if (event.currentTarget.selectionStart !== 0 || (event.key === 'ArrowRight' && text !== '')) return;
      if (!hasCriteria) return;
      event.preventDefault();
      focusLastChip();
  }
}
