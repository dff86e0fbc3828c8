/** Filters on one page of the column. */
export const FILTER_PAGE_SIZE = 50;

/**
 * The page to show, from 1: the one that the address names, else the one with the open filter.
 *
 * @param named value of `filterPage` in the address
 */
export function filterPage(ids: readonly string[], currentId: string | null, named: string | null): number {
  const last = Math.max(1, Math.ceil(ids.length / FILTER_PAGE_SIZE));
  const wanted = Number(named);
  if (Number.isInteger(wanted) && wanted >= 1) return Math.min(wanted, last);
  const index = currentId === null ? -1 : ids.indexOf(currentId);
  return index < 0 ? 1 : Math.floor(index / FILTER_PAGE_SIZE) + 1;
}

/** The numbers to offer, at most `count` of them around the current one. */
export function pageNumbers(page: number, last: number, count = 3): readonly number[] {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), last - count + 1));
  return Array.from({ length: Math.min(count, last) }, (_, index) => first + index);
}
