/** The part of the list that is on screen: indexes of its first and last row. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** How far the list is known: up to which full page, and its length once the end was seen. */
export interface Extent {
  /** Index of the last page known to be full; −1 while none is. */
  readonly lastFullPage: number;
  /** Number of rows, null while more may follow. */
  readonly length: number | null;
}

export interface LoadedPage {
  readonly page: number;
  readonly length: number;
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
  let { lastFullPage, length } = extent;
  for (const { page, length: rows } of pages) {
    if (rows === pageSize) {
      lastFullPage = Math.max(lastFullPage, page);
      // The end has moved on: more rows than there were.
      if (length !== null && length < (page + 1) * pageSize) length = null;
    } else if (length === null || page * pageSize + rows < length || Math.floor(length / pageSize) === page) {
      length = page * pageSize + rows;
      lastFullPage = Math.min(lastFullPage, page - 1);
    }
  }
  const isSame = lastFullPage === extent.lastFullPage && length === extent.length;
  return isSame ? extent : { lastFullPage, length };
}

/** Rows to make room for: all that are known, and, while the end is not, one page that is on its way. */
export function rowCountOf(extent: Extent, pageSize: number): number {
  return extent.length ?? (extent.lastFullPage + 2) * pageSize;
}
