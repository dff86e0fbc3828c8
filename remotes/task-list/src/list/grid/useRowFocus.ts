import type { Task } from '@taskweave/engine-client/Task';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rowIndexOf } from './rowIndexOf';

export interface RowFocusOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly headRows: number;
  readonly count: number;
  readonly rows: {
    readonly at: (row: number) => Task | undefined;
    readonly rowOf: (taskId: string) => number | null;
  };
}

export interface RowFocus {
  readonly activeRow: number | null;
  readonly focusRow: (row: number) => void;
  readonly setActiveRow: (row: number | null) => void;
  readonly bringTo: (row: number) => void;
  readonly handleFocus: (event: FocusEvent) => void;
  readonly handleBlur: () => void;
}

export function useRowFocus({ scroller, headRows, count, rows }: RowFocusOptions): RowFocus {
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const hasFocus = useRef(false);
  const focusedId = useRef<string | undefined>(undefined);
  const activeRow = focusedRow === null ? null : Math.max(0, Math.min(focusedRow, count - 1));

  function focusRow(row: number): boolean {
    const element = scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${row + 1 + headRows}"]`);
    element?.focus({ preventScroll: true });
    return element != null;
  }

  const follow = useEffectEvent(focusRow);
  // The row may have to render before it can take the focus.
  useEffect(() => {
    if (activeRow !== null && hasFocus.current) follow(activeRow);
  }, [activeRow]);

  // Rows that come above the focused one push it down: the focus goes along with its task.
  useLayoutEffect(() => {
    const id = activeRow === null ? undefined : rows.at(activeRow)?.id;
    const known = focusedId.current;
    const moved = known !== undefined && known !== id && hasFocus.current ? rows.rowOf(known) : null;
    if (moved === null || !focusRow(moved)) focusedId.current = id;
  });

  function setActiveRow(row: number | null): void {
    focusedId.current = undefined;
    setFocusedRow(row);
  }

  return {
    activeRow,
    focusRow,
    setActiveRow,
    bringTo: (row) => {
      hasFocus.current = true;
      setActiveRow(row);
      if (activeRow === row) focusRow(row);
    },
    handleFocus: (event) => {
      hasFocus.current = true;
      setActiveRow(rowIndexOf(event.target, headRows));
    },
    handleBlur: () => {
      hasFocus.current = false;
    },
  };
}
