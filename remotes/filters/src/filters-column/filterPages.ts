import { PAGE_SIZE, pageNumber } from '@taskweave/base/pageSize';

export function namedPage(count: number, named: string | null): number {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  return Math.min(pageNumber(named), last);
}

export function pageOf(ids: readonly string[], filterId: string | null): number {
  const index = filterId === null ? -1 : ids.indexOf(filterId);
  return index < 0 ? 1 : Math.floor(index / PAGE_SIZE) + 1;
}

export function pageNumbers(page: number, last: number, count = 3): readonly number[] {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), last - count + 1));
  return Array.from({ length: Math.min(count, last) }, (_, index) => first + index);
}
