import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { handleGridKey, nextRow } from './gridKeys';

it.each([
  ['ArrowDown', 5, 6],
  ['ArrowUp', 5, 4],
  ['PageDown', 5, 15],
  ['PageUp', 15, 5],
  ['Home', 5, 0],
  ['End', 5, 99],
])('%s leads from row %i to row %i', (key, from, to) => {
  expect(nextRow(key, from, 10, 99)).toBe(to);
});

it.each([
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageUp', 3, 0],
  ['PageDown', 95, 99],
])('%s stays within the list', (key, from, to) => {
  expect(nextRow(key, from, 10, 99)).toBe(to);
});

it('leaves other keys to the browser', () => {
  expect(nextRow('a', 5, 10, 99)).toBeNull();
});

it.each([
  ['leaves Ctrl+Enter on the open task to its form', true, 0],
  ['opens another task by Ctrl+Enter, so that nothing out of sight is sent', false, 1],
])('%s', (_title, isOpen, opened) => {
  const open = vi.fn();
  const preventDefault = vi.fn();
  const event = { key: 'Enter', ctrlKey: true, preventDefault } as Partial<KeyboardEvent> as KeyboardEvent;
  handleGridKey(event, {
    current: 3,
    lastRow: 9,
    rowsPerPage: 5,
    handleKey: () => false,
    moveTo: () => undefined,
    isOpen: () => isOpen,
    open,
    openSoon: () => undefined,
  });
  expect(open).toHaveBeenCalledTimes(opened);
  expect(preventDefault).toHaveBeenCalledTimes(opened);
});
