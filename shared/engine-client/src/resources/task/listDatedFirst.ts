import type { Task } from '../../Task';
import type { TaskPage } from './taskPageRequest';

const START = '1900-01-01T00:00:00.000+0000';

export interface DatedFirstCalls {
  readonly list: (page: TaskPage) => Promise<readonly Task[]>;
  readonly count: (query: Readonly<Record<string, unknown>>) => Promise<number>;
}

export function pageAsSorted(page: TaskPage): TaskPage {
  return { ...page, sorting: withoutMark(page.sorting) };
}

export function datedPage(page: TaskPage): TaskPage {
  return { ...page, query: { ...page.query, dueAfter: START }, sorting: withoutMark(page.sorting) };
}

function undatedPage(page: TaskPage, firstResult: number): TaskPage {
  const query = { ...page.query, withoutDueDate: true };
  return { ...page, firstResult, query, sorting: withoutMark(page.sorting) };
}

export async function listDatedFirst(page: TaskPage, calls: DatedFirstCalls): Promise<readonly Task[]> {
  const { firstResult, maxResults } = page;
  if (firstResult === 0) {
    const rows = await calls.list(pageAsSorted(page));
    if (rows.length < maxResults) return datedBeforeUndated(rows);
    if (rows[0]?.due != null) return rows;
  }
  const dated = await calls.list(datedPage(page));
  const missing = maxResults - dated.length;
  if (missing === 0) return dated;
  const isAtSeam = dated.length > 0 || firstResult === 0;
  const before = isAtSeam ? 0 : firstResult - (await calls.count(datedPage(page).query ?? {}));
  const undated = await calls.list(undatedPage(page, before));
  return [...dated, ...undated.slice(0, missing)];
}

function datedBeforeUndated(rows: readonly Task[]): readonly Task[] {
  return [...rows.filter(({ due }) => due != null), ...rows.filter(({ due }) => due == null)];
}

function withoutMark(sorting: TaskPage['sorting']): TaskPage['sorting'] {
  return sorting.map(({ undatedLast: _, ...key }) => key);
}
