import type { Task } from '@taskweave/engine-client/Task';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { useSelected, useSelection } from './Selection';

const TICK_WIDTH = 34;

export interface RowSelection {
  readonly ticked: ReadonlyMap<string, Task>;
  readonly handlePress: (event: MouseEvent, row: number | null) => boolean;
  readonly handleKey: (event: KeyboardEvent, row: number, moveTo: (row: number) => void) => boolean;
  readonly toggle: (row: number) => void;
  readonly extend: (row: number, by: 1 | -1) => number;
  readonly clear: () => void;
}

export interface RowSelectionOptions {
  readonly at: (row: number) => Task | undefined;
  readonly lastRow: number;
  readonly loaded: readonly Task[];
  readonly isThere: (taskId: string) => boolean;
}

export function useRowSelection({ at, lastRow, loaded, isThere }: RowSelectionOptions): RowSelection {
  const selection = useSelection();
  const { clear } = selection;
  const ticked = useSelected((state) => state.tasks);
  const isHeld = useSelected((state) => state.isHeld);
  useEffect(() => clear, [clear]);
  useEffect(() => {
    if (ticked.size > 0 && !isHeld) selection.dropLost(isThere);
  });

  function handlePress(event: MouseEvent, row: number | null): boolean {
    const task = row === null ? undefined : at(row);
    if (row === null || task === undefined || event.ctrlKey || event.metaKey) return false;
    if (event.shiftKey) {
      event.preventDefault();
      selection.selectRange(row, at);
      return true;
    }
    const { target } = event;
    if (!(target instanceof HTMLInputElement) && !isAtStart(event)) return false;
    // A checkbox toggles by itself; `preventDefault` would revert it.
    if (!(target instanceof HTMLInputElement)) event.preventDefault();
    selection.toggle(task, row);
    return true;
  }

  function toggle(row: number): void {
    const task = at(row);
    if (task !== undefined) selection.toggle(task, row);
  }

  function extend(row: number, by: 1 | -1): number {
    const next = Math.max(0, Math.min(lastRow, row + by));
    if (selection.state.anchor === null) selection.selectRange(row, at);
    selection.selectRange(next, at);
    return next;
  }

  function handleKey(event: KeyboardEvent, row: number, moveTo: (row: number) => void): boolean {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      selection.select(loaded);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape' && ticked.size > 0) {
      clear();
      return true;
    }
    if (!event.shiftKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return false;
    moveTo(extend(row, event.key === 'ArrowDown' ? 1 : -1));
    return true;
  }

  return { ticked, handlePress, handleKey, toggle, extend, clear };
}

export function isAtStart({ clientX, target }: MouseEvent): boolean {
  const row = target instanceof Element ? target.closest('[role="row"]') : null;
  if (row === null) return false;
  const { left, right } = row.getBoundingClientRect();
  // A row without layout, as in jsdom, has no start area.
  if (right === left) return false;
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  return (isRightToLeft ? right - clientX : clientX - left) < TICK_WIDTH;
}
