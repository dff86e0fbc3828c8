import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { rowIndexOf } from './rowIndexOf';

export interface RowFocusOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Rows before the first task. */
  readonly headRows: number;
  /** Rows of tasks. */
  readonly count: number;
}

export interface RowFocus {
  /** The row that the keys are at; null while nobody has entered the list. */
  readonly activeRow: number | null;
  /** Puts the focus on a row that is drawn. */
  readonly focusRow: (row: number) => void;
  /** The keys go on from this row, and the focus with them if the list has it. */
  readonly setActiveRow: (row: number | null) => void;
  /** The focus comes to this row from wherever it is. */
  readonly bringTo: (row: number) => void;
  readonly handleFocus: (event: FocusEvent) => void;
  readonly handleBlur: () => void;
}

/** Keeps the focus on a row by its index, whether it is drawn already or will be. */
export function useRowFocus({ scroller, headRows, count }: RowFocusOptions): RowFocus {
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const hasFocus = useRef(false);
  // The list may have become shorter than where the focus was.
  const activeRow = focusedRow === null ? null : Math.max(0, Math.min(focusedRow, count - 1));

  function focusRow(row: number): void {
    const element = scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${row + 1 + headRows}"]`);
    element?.focus({ preventScroll: true });
  }

  const follow = useEffectEvent(focusRow);
  // The row may have to be drawn before it can take the focus.
  useEffect(() => {
    if (activeRow !== null && hasFocus.current) follow(activeRow);
  }, [activeRow]);

  return {
    activeRow,
    focusRow,
    setActiveRow: setFocusedRow,
    bringTo: (row) => {
      hasFocus.current = true;
      setFocusedRow(row);
      if (activeRow === row) focusRow(row);
    },
    handleFocus: (event) => {
      hasFocus.current = true;
      setFocusedRow(rowIndexOf(event.target, headRows));
    },
    handleBlur: () => {
      hasFocus.current = false;
    },
  };
}
