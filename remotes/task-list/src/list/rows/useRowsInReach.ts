import { useEffect, useRef, useState } from 'react';
import type { RowRange } from './pageWindow';

/** Rows that the list moves by at a time while someone reads on. By more it passes by what nobody sees. */
const NEAR = 30;

/** Milliseconds in which the list has come to rest. */
const REST = 80;

/**
 * The rows to have at hand: those that are drawn. While the list flies, as when its scroll bar is dragged, they are left
 * as they were until it rests: the engine finishes every query that it was asked, wanted or not, and those far down a long
 * list are its dearest.
 */
export function useRowsInReach(startRow: number): readonly [RowRange, (drawn: RowRange) => void] {
  const [range, setRange] = useState<RowRange>({ first: startRow, last: startRow + 15 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function take(drawn: RowRange): void {
    clearTimeout(timer.current);
    if (Math.abs(drawn.first - range.first) <= NEAR) {
      setRange((known) => (known.first === drawn.first && known.last === drawn.last ? known : drawn));
    } else timer.current = setTimeout(() => setRange(drawn), REST);
  }

  return [range, take];
}
