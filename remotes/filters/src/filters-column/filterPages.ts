import { PAGE_SIZE, pageNumber } from '@taskweave/base/pageSize';

/**
 * The page that the address names, from 1; without a name it is the first.
 *
 * @param named value of `filterPage` in the address
 */
export function namedPage(count: number, named: string | null): number {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  return Math.min(pageNumber(named), last);
}

/** The page that holds a filter; the first where it is not there. */
export function pageOf(ids: readonly string[], filterId: string | null): number {
  const index = filterId === null ? -1 : ids.indexOf(filterId);
  return index < 0 ? 1 : Math.floor(index / PAGE_SIZE) + 1;
}

/** The numbers to offer, at most `count` of them around the current one. */
export function pageNumbers(page: number, last: number, count = 3): readonly number[] {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), last - count + 1));
  return Array.from({ length: Math.min(count, last) }, (_, index) => first + index);
}
