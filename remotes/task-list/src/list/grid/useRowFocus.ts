import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { rowIndexOf } from './rowIndexOf';

export interface RowFocusOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly headRows: number;
  readonly count: number;
}

export interface RowFocus {
  readonly activeRow: number | null;
  readonly focusRow: (row: number) => void;
  readonly setActiveRow: (row: number | null) => void;
  readonly bringTo: (row: number) => void;
  readonly handleFocus: (event: FocusEvent) => void;
  readonly handleBlur: () => void;
}

export function useRowFocus({ scroller, headRows, count }: RowFocusOptions): RowFocus {
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const hasFocus = useRef(false);
  const activeRow = focusedRow === null ? null : Math.max(0, Math.min(focusedRow, count - 1));

  function focusRow(row: number): void {
    const element = scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${row + 1 + headRows}"]`);
    element?.focus({ preventScroll: true });
  }

  const follow = useEffectEvent(focusRow);
  // The row may have to render before it can take the focus.
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
