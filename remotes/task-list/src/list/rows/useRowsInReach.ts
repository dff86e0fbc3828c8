import { useEffect, useRef, useState } from 'react';
import type { RowRange } from './pageWindow';

const NEAR = 30;

const REST = 80;

/** The engine finishes every query, wanted or not, and deep ones cost the most, so a fast scroll loads nothing. */
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
