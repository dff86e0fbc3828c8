import type { TaskSorting } from '../resources/task/taskPageRequest';
import { DEFAULT_SORTING } from './taskListDefaults';

type Query = Readonly<Record<string, unknown>>;

const BY_DUE_DATE: readonly TaskSorting[] = [{ sortBy: 'dueDate', sortOrder: 'asc' }];

const OF_ONE_PERSON = ['assignee', 'assigneeExpression'] as const;
const BEFORE_A_TIME = ['dueBefore', 'dueBeforeExpression'] as const;

export function usualSorting(query: Query | undefined): readonly TaskSorting[] {
  if (query === undefined) return DEFAULT_SORTING;
  const own = readSortings(query.sorting);
  const isByDueDate = asksFor(query, OF_ONE_PERSON) || asksFor(query, BEFORE_A_TIME);
  return withUndatedLast(own.length > 0 ? own : isByDueDate ? BY_DUE_DATE : DEFAULT_SORTING, [query]);
}

/** Databases disagree on where tasks without a due date go. */
export function withUndatedLast(
  sorting: readonly TaskSorting[],
  queries: readonly Query[],
): readonly TaskSorting[] {
  const [first, ...more] = sorting;
  if (first?.sortBy !== 'dueDate' || first.sortOrder !== 'asc') return sorting;
  if (queries.some(asksForDueDates)) return sorting;
  return [{ ...first, undatedLast: true }, ...more];
}

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
