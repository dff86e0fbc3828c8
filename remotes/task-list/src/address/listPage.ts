import { pageNumber } from '@taskweave/base/pageSize';
import { TASK_LINK_PAGE_SIZE } from '@taskweave/engine-client/taskListDefaults';

export function startRowOf(page: string | null): number {
  return (pageNumber(page) - 1) * TASK_LINK_PAGE_SIZE;
}

export function pageStart(row: number): number {
  return Math.floor(Math.max(0, row) / TASK_LINK_PAGE_SIZE) * TASK_LINK_PAGE_SIZE;
}

export function formatPage(row: number): string | null {
  const page = pageStart(row) / TASK_LINK_PAGE_SIZE + 1;
  return page === 1 ? null : String(page);
}
