import type { Task } from '@taskweave/engine-client/Task';
import { useNavigation } from '@taskweave/plugin-sdk';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useRowSelection } from '../bulk/useRowSelection';
import { useClaimPress } from '../cards/useClaim';
import type { GridLayout } from './grid/GridLayout';
import { handleGridKey } from './grid/gridKeys';
import { rowIndexOf } from './grid/rowIndexOf';
import { useGridCommands } from './grid/useGridCommands';
import type { RowFocus } from './grid/useRowFocus';
import type { TaskRows } from './rows/useTaskRows';

/** A held arrow key only moves the focus until it comes to rest. */
const SELECT_DELAY = 120;

export interface GridInputOptions {
  readonly rows: Pick<TaskRows, 'at' | 'count' | 'length' | 'pages' | 'isThere'>;
  readonly layout: GridLayout;
  readonly focus: RowFocus;
  readonly tabStop: number;
  readonly selectedId: string | null;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollTo: (row: number) => void;
  readonly heads?: HeadRows;
}

export interface HeadRows {
  readonly isHead: (row: number) => boolean;
  readonly handlePress: (event: MouseEvent, row: number) => void;
  readonly handleKey: (event: KeyboardEvent, row: number, moveTo: (row: number) => void) => boolean;
  readonly toggle: (row: number) => void;
}

export interface GridInput {
  readonly ticked: ReadonlyMap<string, Task>;
  readonly handleClick: (event: MouseEvent) => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

export function useGridInput(options: GridInputOptions): GridInput {
  const { rows, layout, focus, tabStop, selectedId, scroller, scrollTo, heads } = options;
  const { height, headRows } = layout;
  const navigation = useNavigation();
  const selectSoon = useDelayedCall(SELECT_DELAY);
  const lastRow = (rows.length ?? rows.count) - 1;
  const { at } = rows;
  const { ticked, handlePress, handleKey, toggle, extend, clear } = useRowSelection({
    at,
    lastRow,
    loaded: rows.pages.flat(),
    isThere: rows.isThere,
  });
  const pressClaim = useClaimPress({ at, isThere: rows.isThere, focusRow: focus.focusRow });

  const current = focus.activeRow ?? tabStop;
  useGridCommands({
    scroller,
    isEmpty: lastRow < 0,
    canDeselect: ticked.size > 0 || selectedId !== null,
    step: (by) => {
      const isEntering = focus.activeRow === null && at(current)?.id !== selectedId;
      const row = taskRow(isEntering ? current : current + by, { by, current, lastRow, heads });
      scrollTo(row);
      focus.bringTo(row);
      openSoon(row);
    },
    toggle: () => (heads?.isHead(current) ? heads.toggle(current) : toggle(current)),
    extend: (by) => moveTo(extend(current, by)),
    deselect: () => {
      if (ticked.size > 0) clear();
      else navigation.openInbox({ task: null, detailsTab: null });
    },
  });

  function moveTo(row: number): void {
    scrollTo(row);
    focus.setActiveRow(row);
  }

  function openSoon(row: number): void {
    selectSoon(() => select(row, selectedId !== null));
  }

  function select(row: number, replace: boolean): void {
    const task = at(row);
    if (task !== undefined && task.id !== navigation.inboxParam('task'))
      navigation.openInbox({ task: task.id }, { replace });
  }

  function handleClick(event: MouseEvent): void {
    const row = rowIndexOf(event.target, headRows);
    if (row !== null && heads?.isHead(row)) {
      heads.handlePress(event, row);
      return;
    }
    if (pressClaim(event, row) || handlePress(event, row) || row === null) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    // Elsewhere on a card, its link is pressed.
    const isOpening = headRows > 0 || target.closest('[data-block]') !== null;
    if (isOpening && target.closest('a, button, input, select, textarea, label, summary') === null)
      select(row, false);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof Element && event.target.closest('[role="columnheader"]') !== null) return;
    handleGridKey(event, {
      current,
      lastRow,
      rowsPerPage: Math.floor((scroller.current?.clientHeight ?? height) / height) - 1,
      handleKey: (...press) => heads?.handleKey(...press) || handleKey(...press),
      moveTo,
      isOpen: (row) => at(row)?.id === navigation.inboxParam('task'),
      open: (row) => select(row, false),
      openSoon,
    });
  }

  return { ticked, handleClick, handleKeyDown };
}

interface StepOptions {
  readonly by: 1 | -1;
  readonly current: number;
  readonly lastRow: number;
  readonly heads: HeadRows | undefined;
}

function taskRow(row: number, { by, current, lastRow, heads }: StepOptions): number {
  let next = row;
  while (heads?.isHead(next)) next += by;
  return next < 0 || next > lastRow ? current : next;
}

function useDelayedCall(delay: number): (call: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return (call) => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(call, delay);
  };
}
