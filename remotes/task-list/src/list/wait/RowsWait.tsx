import { lazyPart } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState } from 'react';
import type { TaskRows } from '../rows/useTaskRows';
import type { SeenRows } from '../scroll/seenRows';

const SlowNote = lazyPart(() => import(/* webpackChunkName: "deep-rows" */ './SlowNote'));

/** Milliseconds after which people want to know what they wait for. */
const LONG = 1000;

export interface RowsWaitProps {
  /** Null while there is nothing to see. */
  readonly seen: SeenRows | null;
  readonly isScrolling: boolean;
  readonly rows: TaskRows;
  /** Brings list and focus to a row. */
  readonly onBack: (row: number) => void;
  readonly onLoseFocus: () => void;
}

/** Says that the rows a person has scrolled to take long. */
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
