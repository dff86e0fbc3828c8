import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from '../rows/pageWindow';
import type { RowLayout } from './RowLayout';
import { ScrollPlace, type ScrollState } from './ScrollPlace';
import { type SeenRows, seenRows } from './seenRows';

const HEADERS = 150;
const OVERSCAN = 2;
const MOST_PRINTED = 500;

export interface RowWindowOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: RowLayout;
  readonly startRow: number;
  readonly activeRow: number | null;
  readonly onDraw: (drawn: RowRange) => void;
}

export interface DrawnRow {
  readonly index: number;
  readonly start: number;
}

export interface RowWindow extends ScrollState {
  readonly place: ScrollPlace;
  readonly seen: SeenRows | null;
  readonly rows: readonly DrawnRow[];
  readonly size: number;
  readonly isPrinting: boolean;
}

export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { scroller, layout, startRow, activeRow, onDraw } = options;
  const [place] = useState(() => new ScrollPlace(layout, layout.startOf(startRow), innerHeight - HEADERS));
  const state = useSyncExternalStore(place.subscribe, place.read);
  const isPrinting = useIsPrinting();
  const printed = { first: 0, last: Math.min(layout.count, MOST_PRINTED) - 1 };
  const seen = seenRows(state.offset, state.room, layout);
  const drawn =
    seen === null
      ? null
      : { first: Math.max(0, seen.first - OVERSCAN), last: Math.min(layout.count - 1, seen.last + OVERSCAN) };

  useLayoutEffect(() => {
    place.layout = layout;
    place.attach(scroller.current);
  });
  useEffect(() => () => place.attach(null), [place]);

  const tellDrawn = useEffectEvent(() => drawn !== null && onDraw(drawn));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the reason
  useEffect(() => {
    tellDrawn();
  }, [drawn?.first, drawn?.last]);

  return {
    ...state,
    place,
    seen,
    rows: rowsOf(isPrinting ? printed : drawn, activeRow, layout),
    size: layout.size,
    isPrinting,
  };
}

/** The browser takes its picture of the page right after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** The focused row must stay rendered, so that the focus does not fall back to the body. */
function rowsOf(drawn: RowRange | null, activeRow: number | null, { topOf }: RowLayout): readonly DrawnRow[] {
  if (drawn === null) return [];
  const { first, last } = drawn;
  const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (activeRow !== null && (activeRow < first || activeRow > last)) indexes.push(activeRow);
  return indexes.map((index) => ({ index, start: topOf(index) }));
}
