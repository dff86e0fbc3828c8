import type { TaskSorting } from '../resources/task/taskPageRequest';
import { DEFAULT_SORTING } from './taskListDefaults';

type Query = Readonly<Record<string, unknown>>;

/** By what is due first: for a list of what somebody has to do, and of what is late. */
const BY_DUE_DATE: readonly TaskSorting[] = [{ sortBy: 'dueDate', sortOrder: 'asc' }];

const OF_ONE_PERSON = ['assignee', 'assigneeExpression'] as const;
const BEFORE_A_TIME = ['dueBefore', 'dueBeforeExpression'] as const;

/**
 * The order of a filter for which nobody chose one: the filter's own, where it has one; by due date for the tasks of one person
 * and for late ones; the newest first else.
 *
 * @param query of the filter; undefined while it is not known
 * @example usualSorting({ assigneeExpression: '${currentUser()}' }) // [{ sortBy: 'dueDate', sortOrder: 'asc', undatedLast: true }]
 */
export function usualSorting(query: Query | undefined): readonly TaskSorting[] {
  if (query === undefined) return DEFAULT_SORTING;
  const own = readSortings(query.sorting);
  const isByDueDate = asksFor(query, OF_ONE_PERSON) || asksFor(query, BEFORE_A_TIME);
  return withUndatedLast(own.length > 0 ? own : isByDueDate ? BY_DUE_DATE : DEFAULT_SORTING, [query]);
}

/**
 * The order with tasks that have no due date after those that have one, which databases do not agree on. Where the queries ask
 * for due dates themselves, no task lacks one.
 */
export function withUndatedLast(
  sorting: readonly TaskSorting[],
  queries: readonly Query[],
): readonly TaskSorting[] {
  const [first, ...more] = sorting;
  if (first?.sortBy !== 'dueDate' || first.sortOrder !== 'asc') return sorting;
  if (queries.some(asksForDueDates)) return sorting;
  return [{ ...first, undatedLast: true }, ...more];
}

/** Reads a list of sort keys; what is none is left out. */
export function readSortings(value: unknown): readonly TaskSorting[] {
  return Array.isArray(value) ? value.flatMap(readSorting) : [];
}

function readSorting(value: unknown): readonly TaskSorting[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sortBy, sortOrder, parameters, undatedLast } = value as Query;
  if (typeof sortBy !== 'string' || (sortOrder !== 'asc' && sortOrder !== 'desc')) return [];
  const mark = undatedLast === true ? { undatedLast } : {};
  if (typeof parameters !== 'object' || parameters === null) return [{ sortBy, sortOrder, ...mark }];
  const { variable, type } = parameters as Query;
  if (typeof variable !== 'string' || typeof type !== 'string') return [];
  return [{ sortBy, sortOrder, parameters: { variable, type } }];
}

function asksForDueDates(query: Query): boolean {
  return asksFor(
    query,
    Object.keys(query).filter((key) => key.startsWith('due') || key === 'withoutDueDate'),
  );
}

function asksFor(query: Query, keys: readonly string[]): boolean {
  return keys.some((key) => query[key] !== undefined && query[key] !== null && query[key] !== false);
}
