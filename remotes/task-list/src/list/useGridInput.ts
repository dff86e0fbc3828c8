import type { Task } from '@taskweave/engine-client/Task';
import { useNavigation } from '@taskweave/plugin-sdk';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRowSelection } from '../bulk/useRowSelection';
import { useClaimPress } from '../cards/useClaim';
import { handleGridKey } from './grid/gridKeys';
import { rowIndexOf } from './grid/rowIndexOf';
import { useDelayedCall } from './grid/useDelayedCall';
import type { GridLayout } from './grid/useGridLayout';
import type { RowFocus } from './grid/useRowFocus';
import type { TaskRows } from './rows/useTaskRows';

/** Time in which a held arrow key only moves; the task is opened when it comes to rest. */
const SELECT_DELAY = 120;

export interface GridInputOptions {
  readonly rows: TaskRows;
  readonly layout: GridLayout;
  readonly focus: RowFocus;
  readonly tabStop: number;
  readonly selectedId: string | null;
  /** Pixels of the list that are on screen; absent while it is not drawn. */
  readonly seenHeight: () => number | undefined;
  readonly scrollTo: (row: number) => void;
}

export interface GridInput {
  readonly ticked: ReadonlyMap<string, Task>;
  readonly handleClick: (event: MouseEvent) => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/** What presses and keys do in the list: open, tick, claim, move. */
export function useGridInput(options: GridInputOptions): GridInput {
  const { rows, layout, focus, tabStop, selectedId, seenHeight, scrollTo } = options;
  const { height, headRows, columns } = layout;
  const navigation = useNavigation();
  const selectSoon = useDelayedCall(SELECT_DELAY);
  const lastRow = (rows.length ?? rows.count) - 1;
  const { at } = rows;
  const { ticked, handlePress, handleKey } = useRowSelection({
    at,
    lastRow,
    loaded: rows.pages.flat(),
    isThere: rows.isThere,
  });
  const pressClaim = useClaimPress({ at, isThere: rows.isThere, focusRow: focus.focusRow });

  function select(row: number, replace: boolean): void {
    const task = at(row);
    if (task !== undefined && task.id !== navigation.params.task)
      navigation.go({ task: task.id }, { replace });
  }

  function handleClick(event: MouseEvent): void {
    const row = rowIndexOf(event.target, headRows);
    if (pressClaim(event, row) || handlePress(event, row) || row === null || columns === null) return;
    // Cards are links all over; of a row of the table only the name is one.
    if (!(event.target instanceof Element) || event.target.closest('a, button, input') === null)
      select(row, false);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    handleGridKey(event, {
      current: focus.activeRow ?? tabStop,
      lastRow,
      rowsPerPage: Math.floor((seenHeight() ?? height) / height) - 1,
      handleKey,
      moveTo: (row) => {
        scrollTo(row);
        focus.setActiveRow(row);
      },
      isOpen: (row) => at(row)?.id === navigation.params.task,
      open: (row) => select(row, false),
      openSoon: (row) => selectSoon(() => select(row, selectedId !== null)),
    });
  }

  return { ticked, handleClick, handleKeyDown };
}
