import type { KeyboardEvent } from 'react';

export interface GridKeysOptions {
  /** Where the keys begin. */
  readonly current: number;
  readonly lastRow: number;
  readonly rowsPerPage: number;
  /** For the keys of the selection; true when the key was one of them. */
  readonly handleKey: (event: KeyboardEvent, row: number, moveTo: (row: number) => void) => boolean;
  readonly moveTo: (row: number) => void;
  /** Whether the task of the row is the open one. */
  readonly isOpen: (row: number) => boolean;
  readonly open: (row: number) => void;
  /** Opens the row once the keys come to rest. */
  readonly openSoon: (row: number) => void;
}

/** What a key does in the list. */
export function handleGridKey(event: KeyboardEvent, options: GridKeysOptions): void {
  const { current, lastRow, rowsPerPage, handleKey, moveTo, isOpen, open, openSoon } = options;
  if (handleKey(event, current, moveTo)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && !isOpen(current)) {
    // These keys send the form of the open task, and the eye is on another one: it is opened first.
    event.preventDefault();
    open(current);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    // What can be pressed within the row is pressed.
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

/**
 * The row that a key leads to from another, within the list; null for keys that mean nothing here.
 *
 * @param perPage rows that Page Up and Page Down move by
 * @param last index of the last row
 */
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
