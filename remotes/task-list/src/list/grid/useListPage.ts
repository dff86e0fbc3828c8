import type { Virtualizer } from '@tanstack/react-virtual';
import { useNavigation } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatPage, pageStart } from '../../address/listPage';

/** Milliseconds after which a list that was scrolled has come to rest. */
const REST = 300;

export interface ListPageOptions {
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
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
export function useListPage({
  virtualizer,
  height,
  topRow,
  startRow,
  rowCount,
  isLoaded,
}: ListPageOptions): void {
  const navigation = useNavigation();
  /** What both agree on: the list began there, was brought there, or has written it. */
  const agreed = useRef(startRow);
  const isThere = isLoaded && startRow < rowCount;

  const bringThere = useEffectEvent(() => {
    if (startRow === agreed.current) return;
    agreed.current = startRow;
    virtualizer.scrollToIndex(startRow, { align: 'start' });
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
    if (!hasBegun.current) virtualizer.scrollOffset = startRow * height;
  }, [virtualizer, isLoaded, startRow, height]);

  const offset = virtualizer.scrollOffset ?? 0;
  const seen = virtualizer.scrollRect?.height ?? 0;
  const isAtEnd = offset + seen >= virtualizer.getTotalSize() - 1;
  // The last rows of a list cannot be brought to its top; nor can the start of a page that does not exist.
  const isAsNear = (isAtEnd && topRow <= startRow) || (!isThere && topRow === 0);
  const topPage = pageStart(topRow);
  useTopRow(virtualizer, height, topRow, isLoaded);
  const isOther = isLoaded && !virtualizer.isScrolling && topPage !== startRow && !isAsNear;

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
function useTopRow(
  virtualizer: ListPageOptions['virtualizer'],
  height: number,
  topRow: number,
  isLoaded: boolean,
): void {
  const kept = useRef({ height, topRow });
  useLayoutEffect(() => {
    if (kept.current.height === height) {
      kept.current.topRow = topRow;
      return;
    }
    kept.current.height = height;
    // What was measured is of no use.
    virtualizer.measure();
    if (isLoaded) virtualizer.scrollToOffset(kept.current.topRow * height);
  }, [virtualizer, height, topRow, isLoaded]);
}
