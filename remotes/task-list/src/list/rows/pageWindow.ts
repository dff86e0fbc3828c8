export interface RowRange {
  readonly first: number;
  readonly last: number;
}

export interface Extent {
  readonly lastFullPage: number;
  readonly isPresumed?: boolean;
  readonly length: number | null;
}

export interface LoadedPage {
  readonly page: number;
  readonly length: number;
}

export function presumedExtent(startRow: number, pageSize: number): Extent {
  const lastFullPage = Math.floor(startRow / pageSize) - 1;
  return lastFullPage < 0 ? { lastFullPage, length: null } : { lastFullPage, length: null, isPresumed: true };
}

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

export function learnExtent(extent: Extent, pages: readonly LoadedPage[], pageSize: number): Extent {
  let { lastFullPage, length, isPresumed = false } = extent;
  for (const { page, length: rows } of pages) {
    if (isPresumed) {
      isPresumed = false;
      if (rows === 0) return { lastFullPage: -1, length: null };
    }
    if (rows === 0 && page > lastFullPage + 1) {
    } else if (rows === pageSize) {
      lastFullPage = Math.max(lastFullPage, page);
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

export function rowCountOf(extent: Extent, pageSize: number): number {
  return extent.length ?? (extent.lastFullPage + 2) * pageSize;
}
