import { useNavigation } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatPage, pageStart } from '../../address/listPage';
import type { ScrollPlace } from './ScrollPlace';
import type { RowWindow } from './useRowWindow';

const REST = 300;

export interface ListPageOptions {
  readonly view: RowWindow;
  readonly height: number;
  readonly topRow: number;
  readonly startRow: number;
  readonly rowCount: number;
  readonly isLoaded: boolean;
}

export function useListPage({ view, height, topRow, startRow, rowCount, isLoaded }: ListPageOptions): void {
  const navigation = useNavigation();
  const { place, offset, room, size, isScrolling } = view;
  /** The agreed row breaks the feedback loop between URL and list. */
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
    // The row height depends on the filter, which may load after the list has started.
    if (!hasBegun.current) place.begin(startRow * height);
  }, [place, isLoaded, startRow, height]);

  const isAtEnd = offset + room >= size - 1;
  // The last rows cannot be scrolled to the top, nor can a page that does not exist.
  const isAsNear = (isAtEnd && topRow <= startRow) || (!isThere && topRow === 0);
  const topPage = pageStart(topRow);
  useTopRow(place, height, topRow, isLoaded);
  const isOther = isLoaded && !isScrolling && topPage !== startRow && !isAsNear;

  const write = useEffectEvent(() => {
    agreed.current = topPage;
    navigation.openInbox({ page: formatPage(topPage) }, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other page waits for itself
  useEffect(() => {
    if (!isOther) return;
    const timer = setTimeout(() => write(), REST);
    return () => clearTimeout(timer);
  }, [isOther, topPage]);
}

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
