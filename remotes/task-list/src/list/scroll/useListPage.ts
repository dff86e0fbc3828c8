import { useNavigation } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatPage, pageStart } from '../../address/listPage';
import type { ScrollPlace } from './ScrollPlace';
import type { RowWindow } from './useRowWindow';

/** Milliseconds after which a list that was scrolled has come to rest. */
const REST = 300;

export interface ListPageOptions {
  readonly view: RowWindow;
  /** Pixels of a row. */
  readonly height: number;
  /** First row on screen. */
  readonly topRow: number;
  /** First row of the page in the address. */
  readonly startRow: number;
  readonly rowCount: number;
  readonly isLoaded: boolean;
}

/**
 * Keeps the page in the address and the place in the list together: the address names the page of the first row on
 * screen, without entries in the history, and another page in it brings the list there.
 */
export function useListPage({ view, height, topRow, startRow, rowCount, isLoaded }: ListPageOptions): void {
  const navigation = useNavigation();
  const { place, offset, room, size, isScrolling } = view;
  /** What both agree on: the list began there, was brought there, or has written it. */
  const agreed = useRef(startRow);
  const isThere = isLoaded && startRow < rowCount;

  const bringThere = useEffectEvent(() => {
    if (startRow === agreed.current) return;
    agreed.current = startRow;
    place.scrollToRow(startRow, 'start');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of the address is the reason, and that it is there
  useEffect(() => {
    if (isThere) bringThere();
  }, [isThere, startRow]);

  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (isLoaded) hasBegun.current = true;
    // How high the rows are is known with the filter only, which may come when the list has been begun. Rows that are on
    // their way later on stand where the list has been scrolled to.
    if (!hasBegun.current) place.begin(startRow * height);
  }, [place, isLoaded, startRow, height]);

  const isAtEnd = offset + room >= size - 1;
  // The last rows of a list cannot be brought to its top; nor can the start of a page that does not exist.
  const isAsNear = (isAtEnd && topRow <= startRow) || (!isThere && topRow === 0);
  const topPage = pageStart(topRow);
  useTopRow(place, height, topRow, isLoaded);
  const isOther = isLoaded && !isScrolling && topPage !== startRow && !isAsNear;

  const write = useEffectEvent(() => {
    agreed.current = topPage;
    navigation.go({ page: formatPage(topPage) }, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other page waits for itself
  useEffect(() => {
    if (!isOther) return;
    const timer = setTimeout(() => write(), REST);
    return () => clearTimeout(timer);
  }, [isOther, topPage]);
}

/** Keeps the first row on screen where it is when all rows become higher or lower. */
function useTopRow(place: ScrollPlace, height: number, topRow: number, isLoaded: boolean): void {
  const kept = useRef({ height, topRow });
  useLayoutEffect(() => {
    if (kept.current.height === height) {
      kept.current.topRow = topRow;
      return;
    }
    kept.current.height = height;
    if (isLoaded) place.scrollTo(kept.current.topRow * height);
  }, [place, height, topRow, isLoaded]);
}
