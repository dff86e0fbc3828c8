/** The part of the list that is on screen: indexes of its first and last row. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** How far the list is known: up to which full page, and its length once the end was seen. */
export interface Extent {
  /** Index of the last page known to be full; −1 while none is. */
  readonly lastFullPage: number;
  /** The pages so far are taken on trust from a link, until the first answer proves or disproves them. */
  readonly isPresumed?: boolean;
  /** Number of rows, null while more may follow. */
  readonly length: number | null;
}

export interface LoadedPage {
  readonly page: number;
  readonly length: number;
}

/** What is known of a list before its first answer, when a link leads into the middle of it. */
export function presumedExtent(startRow: number, pageSize: number): Extent {
  const lastFullPage = Math.floor(startRow / pageSize) - 1;
  return lastFullPage < 0 ? { lastFullPage, length: null } : { lastFullPage, length: null, isPresumed: true };
}

/** The pages that hold the rows on screen and those about to come. */
export function pagesFor(
  { first, last }: RowRange,
  extent: Extent,
  pageSize: number,
  ahead: number,
): readonly number[] {
  const end = extent.length === null ? Number.POSITIVE_INFINITY : Math.max(0, extent.length - 1);
  const from = Math.floor(Math.min(first, end) / pageSize);
  const to = Math.floor(Math.min(last + ahead, end) / pageSize);
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);
}

/** What the pages that have arrived say about the length of the list. Returns the same object if nothing new. */
export function learnExtent(extent: Extent, pages: readonly LoadedPage[], pageSize: number): Extent {
  let { lastFullPage, length, isPresumed = false } = extent;
  for (const { page, length: rows } of pages) {
    if (isPresumed) {
      isPresumed = false;
      // A link beyond the end: the list is read from its start instead of backwards page by page.
      if (rows === 0) return { lastFullPage: -1, length: null };
    }
    if (rows === 0 && page > lastFullPage + 1) {
      // Nothing there, but where the rows before it end is not known.
    } else if (rows === pageSize) {
      lastFullPage = Math.max(lastFullPage, page);
      // The end has moved on: more rows than there were.
      if (length !== null && length < (page + 1) * pageSize) length = null;
    } else if (length === null || page * pageSize + rows < length || Math.floor(length / pageSize) === page) {
      length = page * pageSize + rows;
      lastFullPage = Math.min(lastFullPage, page - 1);
    }
  }
  const isSame =
    lastFullPage === extent.lastFullPage &&
    length === extent.length &&
    isPresumed === (extent.isPresumed ?? false);
  return isSame ? extent : { lastFullPage, length, ...(isPresumed && { isPresumed }) };
}

/** Rows to make room for: all that are known, and, while the end is not, one page that is on its way. */
export function rowCountOf(extent: Extent, pageSize: number): number {
  return extent.length ?? (extent.lastFullPage + 2) * pageSize;
}
