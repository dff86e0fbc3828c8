import type { KeyboardEvent } from 'react';

export interface GridKeysOptions {
  readonly current: number;
  readonly lastRow: number;
  readonly rowsPerPage: number;
  readonly handleKey: (event: KeyboardEvent, row: number, moveTo: (row: number) => void) => boolean;
  readonly moveTo: (row: number) => void;
  readonly isOpen: (row: number) => boolean;
  readonly open: (row: number) => void;
  readonly openSoon: (row: number) => void;
}

export function handleGridKey(event: KeyboardEvent, options: GridKeysOptions): void {
  const { current, lastRow, rowsPerPage, handleKey, moveTo, isOpen, open, openSoon } = options;
  if (handleKey(event, current, moveTo)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && !isOpen(current)) {
    // These keys submit the open task's form, but the focused row is another task, so that one opens first.
    event.preventDefault();
    open(current);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    if (event.target instanceof Element && event.target.closest('[role="row"] :is(a, button)') !== null)
      return;
    event.preventDefault();
    open(current);
    return;
  }
  const row = nextRow(event.key, current, Math.max(1, rowsPerPage), lastRow);
  if (row === null) return;
  event.preventDefault();
  moveTo(row);
  openSoon(row);
}

export function nextRow(key: string, row: number, perPage: number, last: number): number | null {
  const target: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + perPage,
    PageUp: row - perPage,
    Home: 0,
    End: last,
  };
  const next = target[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), Math.max(last, 0));
}
