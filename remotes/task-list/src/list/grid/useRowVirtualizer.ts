import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { RowRange } from '../rows/pageWindow';
import type { GridLayout } from './useGridLayout';

/** Rows drawn beyond each edge of what is seen. */
const OVERSCAN = 3;

export interface RowVirtualizerOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly layout: GridLayout;
  readonly startRow: number;
  readonly activeRow: number | null;
  readonly onDraw: (drawn: RowRange) => void;
}

/** Says which rows are on screen, and scrolls to others. */
export function useRowVirtualizer(options: RowVirtualizerOptions): Virtualizer<HTMLDivElement, Element> {
  const { scroller, count, layout, startRow, activeRow, onDraw } = options;
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => layout.height,
    overscan: OVERSCAN,
    // The head lies over the rows that scroll by under it.
    scrollMargin: layout.headHeight,
    scrollPaddingStart: layout.headHeight,
    initialOffset: startRow * layout.height,
    // The focused row stays, wherever the list has been scrolled to: the focus must not fall to the page.
    rangeExtractor: (visible) => {
      const indexes = defaultRangeExtractor(visible);
      return activeRow === null || indexes.includes(activeRow) ? indexes : [...indexes, activeRow];
    },
    onChange: ({ range: visible }) => {
      if (visible === null) return;
      // Rows that are drawn beyond the edges need their tasks as well.
      onDraw({ first: Math.max(0, visible.startIndex - OVERSCAN), last: visible.endIndex + OVERSCAN });
    },
  });
}
