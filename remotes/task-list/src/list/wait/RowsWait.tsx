import { lazyPart } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState } from 'react';
import type { TaskRows } from '../rows/useTaskRows';
import type { SeenRows } from '../scroll/seenRows';

const SlowNote = lazyPart(() => import(/* webpackChunkName: "deep-rows" */ './SlowNote'));

const LONG = 1000;

export interface RowsWaitProps {
  readonly seen: SeenRows | null;
  readonly isScrolling: boolean;
  readonly rows: TaskRows;
  readonly onBack: (row: number) => void;
  readonly onLoseFocus: () => void;
}

export function RowsWait({ seen, isScrolling, rows, onBack, onLoseFocus }: RowsWaitProps) {
  const first = seen?.first ?? 0;
  const last = seen?.last ?? 0;
  const isThere = rows.at(first) !== undefined && rows.at(last) !== undefined;
  const isWaiting = !isThere && !isScrolling && rows.error === null && rows.count > 0;
  const [isLong, setIsLong] = useState(false);
  const place = useRef(0);
  useEffect(() => {
    if (isThere && !isScrolling) place.current = first;
  }, [isThere, isScrolling, first]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  if (!isWaiting || !isLong) return null;
  return (
    <SlowNote
      first={first}
      last={last}
      place={place.current}
      onBack={() => onBack(place.current)}
      onLoseFocus={onLoseFocus}
    />
  );
}
