import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import type { Call } from './marks';

export const ALL: Page = { first: 0, max: Number.POSITIVE_INFINITY };

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

/** The page of rows that a call wants: all, if it does not say. */
export function pageOf({ options: { query = {} } }: Call): Page {
  return { first: Number(query.firstResult ?? ALL.first), max: Number(query.maxResults ?? ALL.max) };
}

/** The call for another page. */
export function withPage({ path, options }: Call, { first, max }: Page): Call {
  const { firstResult: _, maxResults: __, ...query } = options.query ?? {};
  const end = max === ALL.max ? null : max;
  const page = first === 0 && end === null ? {} : { firstResult: first, maxResults: end };
  return { path, options: { ...options, query: { ...query, ...page } } };
}

/** The number of all rows of a list. */
export function countOf(call: Call): Call {
  return { ...withPage(call, ALL), path: call.path.replace(/\/list$|$/, '/count') };
}

const JUST_NOW = 120_000;

/** What says that two calls ask the same. The time of the page's clock changes with every call. */
export function questionOf({ path, options: { query, body } }: Call): string {
  const isNow = (date: Date | null) => Math.abs(Number(date) - pageTime().getTime()) < JUST_NOW;
  const asked = JSON.stringify([query, body], (_, value) =>
    typeof value === 'string' && isNow(parseEngineDate(value)) ? null : value,
  );
  return `${path} ${asked}`;
}

const KEPT = 200;

/** Puts a value last; the map forgets the first of too many. */
export function keep<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest);
}
