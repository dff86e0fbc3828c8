import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RowRange } from '../rows/pageWindow';
import type { RowLayout } from './RowLayout';
import { ScrollPlace, type ScrollState } from './ScrollPlace';
import { type SeenRows, seenRows } from './seenRows';

/** Pixels of the window that are not the list's, at least: its own header, and the page's. */
const HEADERS = 150;
/** Rows drawn beyond each edge of what is seen. */
const OVERSCAN = 2;

export interface RowWindowOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: RowLayout;
  readonly startRow: number;
  readonly activeRow: number | null;
  readonly onDraw: (drawn: RowRange) => void;
}

/** A row to draw. */
export interface DrawnRow {
  readonly index: number;
  /** Pixels from the top of the list, its head included. */
  readonly start: number;
}

export interface RowWindow extends ScrollState {
  /** The same for as long as the list is there; for scrolling. */
  readonly place: ScrollPlace;
  /** Null while there is nothing to see. */
  readonly seen: SeenRows | null;
  readonly rows: readonly DrawnRow[];
  /** Pixels of all rows. */
  readonly size: number;
}

/** Says which rows are on screen, and scrolls to others. Whatever their number, it is reckoned from the layout. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { scroller, layout, startRow, activeRow, onDraw } = options;
  const [place] = useState(() => new ScrollPlace(layout, layout.startOf(startRow), innerHeight - HEADERS));
  const state = useSyncExternalStore(place.subscribe, place.read);
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

  // Rows that are drawn beyond the edges need their tasks as well.
  const tellDrawn = useEffectEvent(() => drawn !== null && onDraw(drawn));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the reason
  useEffect(() => {
    tellDrawn();
  }, [drawn?.first, drawn?.last]);

  return { ...state, place, seen, rows: rowsOf(drawn, activeRow, layout), size: layout.size };
}

/** The focused row stays, wherever the list has been scrolled to: the focus must not fall to the page. */
function rowsOf(drawn: RowRange | null, activeRow: number | null, { topOf }: RowLayout): readonly DrawnRow[] {
  if (drawn === null) return [];
  const { first, last } = drawn;
  const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (activeRow !== null && (activeRow < first || activeRow > last)) indexes.push(activeRow);
  return indexes.map((index) => ({ index, start: topOf(index) }));
}
