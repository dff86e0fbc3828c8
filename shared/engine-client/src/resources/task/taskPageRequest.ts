import { segment } from '../../reading/segment';

/** A sort key of the engine (`created`, `dueDate`, `processVariable` …); variables need `parameters`. */
export interface TaskSorting {
  readonly sortBy: string;
  readonly sortOrder: 'asc' | 'desc';
  readonly parameters?: { readonly variable: string; readonly type: string };
  /** By due date: tasks without one come after all others. Not the engine's: `listTasks` makes one list of two. */
  readonly undatedLast?: boolean;
}

export interface TaskPage {
  readonly filterId: string;
  readonly sorting: readonly TaskSorting[];
  readonly firstResult: number;
  readonly maxResults: number;
  /** Narrows the filter's query, as a search does. Expression keys are refused by the engine. */
  readonly query?: Readonly<Record<string, unknown>>;
}

/** What the engine is asked for a page of a list: only active tasks, without counting them. */
export function taskPageRequest({ filterId, firstResult, maxResults, query, sorting }: TaskPage) {
  return {
    path: `filter/${segment(filterId)}/list`,
    query: { firstResult, maxResults },
    body: { ...query, active: true, sorting: withUniqueLastKey(sorting) },
  };
}

/**
 * Adds the id as the last sort key: pages of rows that are equal in all other keys would otherwise
 * repeat some of them and never show others.
 */
export function withUniqueLastKey(sorting: readonly TaskSorting[]): readonly TaskSorting[] {
  if (sorting.some(({ sortBy }) => sortBy === 'id')) return sorting;
  return [...sorting, { sortBy: 'id', sortOrder: 'asc' }];
}
