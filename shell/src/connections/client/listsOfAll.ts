import type { Call } from './marks';

export interface Page {
  readonly first: number;
  readonly max: number;
}

/** How the answers of several engines become one. */
export type Union = 'rows' | 'filters' | 'count' | 'groups' | 'people' | 'list';

const ROWS =
  /^(task|filter\/[^/]+\/list|process-definition|case-definition|decision-definition|process-instance|case-instance|incident|variable-instance|history\/(task|process-instance|case-instance|user-operation|activity-instance|variable-instance|incident))$/;

/** Filters belong to the list, whichever task is open. */
export const OF_LIST = /^filter(\/|$)/;

export const WITH_ID =
  /^(task|process-definition|process-instance|case-definition|case-instance|deployment|execution|variable-instance|decision-definition)\/(?!(count|create|delete|key|report|restart|statistics|suspended)(\/|$))/;

/** What a call without ids asks of all engines; null where it is about one. */
export function unionOf({ path, options: { method = 'GET' } }: Call): Union | null {
  if (method !== 'GET' && method !== 'POST') return null;
  if (path === 'filter') return method === 'GET' ? 'filters' : null;
  if (/^(user|group|tenant)$/.test(path)) return 'people';
  if (path === 'task/report/candidate-group-count') return 'groups';
  if (path === 'process-definition/statistics' || path === 'history/task/report') return 'list';
  const [, list, count] = /^(.*?)(\/count)?$/.exec(path) ?? [];
  if (count !== undefined)
    return ROWS.test(list ?? '') || /^filter\/[^/]+$/.test(list ?? '') ? 'count' : null;
  return ROWS.test(path) ? 'rows' : null;
}

/** The page of rows that a call wants; null where it wants all. */
export function pageOf({ options: { query = {} } }: Call): Page | null {
  if (query.maxResults === undefined || query.maxResults === null) return null;
  return { first: Number(query.firstResult ?? 0), max: Number(query.maxResults) };
}

export function withoutPage({ path, options }: Call): Call {
  const { firstResult: _, maxResults: __, ...query } = options.query ?? {};
  return { path, options: { ...options, query } };
}
