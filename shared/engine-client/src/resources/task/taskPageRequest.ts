import { segment } from '../../reading/segment';

export interface TaskSorting {
  readonly sortBy: string;
  readonly sortOrder: 'asc' | 'desc';
  readonly parameters?: { readonly variable: string; readonly type: string };
  readonly undatedLast?: boolean;
}

export interface TaskPage {
  readonly filterId: string;
  readonly sorting: readonly TaskSorting[];
  readonly firstResult: number;
  readonly maxResults: number;
  readonly query?: Readonly<Record<string, unknown>>;
}

export function taskPageRequest({ filterId, firstResult, maxResults, query, sorting }: TaskPage) {
  return {
    path: `filter/${segment(filterId)}/list`,
    query: { firstResult, maxResults },
    body: { ...query, active: true, sorting: withUniqueLastKey(sorting) },
  };
}

/** The id breaks ties: otherwise pages would repeat some equal rows and never show others. */
export function withUniqueLastKey(sorting: readonly TaskSorting[]): readonly TaskSorting[] {
  if (sorting.some(({ sortBy }) => sortBy === 'id')) return sorting;
  return [...sorting, { sortBy: 'id', sortOrder: 'asc' }];
}
