import type { EngineClient } from '../../EngineClient';
import type { CountResultDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { Task } from '../../Task';
import { parseTask } from './task';

/** A sort key of the engine (`created`, `dueDate`, `processVariable` …); variables need `parameters`. */
export interface TaskSorting {
  readonly sortBy: string;
  readonly sortOrder: 'asc' | 'desc';
  readonly parameters?: { readonly variable: string; readonly type: string };
}

export interface TaskPage {
  readonly filterId: string;
  readonly sorting: readonly TaskSorting[];
  readonly firstResult: number;
  readonly maxResults: number;
  /** Narrows the filter's query, as a search does. Expression keys are refused by the engine. */
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The rows of a page, without counting: cheap on any number of tasks. Only active tasks. */
export async function listTasks(
  client: EngineClient,
  page: TaskPage,
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  const { filterId, firstResult, maxResults, query, sorting } = page;
  const body = { ...query, active: true, sorting: withUniqueLastKey(sorting) };
  const path = `filter/${segment(filterId)}/list`;
  return readList(
    await client.post(path, { query: { firstResult, maxResults }, body, signal }),
    'tasks',
    parseTask,
  );
}

/** How many tasks a filter has, narrowed by `query`. Costly on many tasks: not with each refresh. */
export async function countTasks(
  client: EngineClient,
  filterId: string,
  query: Readonly<Record<string, unknown>> = {},
  signal?: AbortSignal,
): Promise<number> {
  const path = `filter/${segment(filterId)}/count`;
  const answer = await client.post<CountResultDto>(path, { body: { ...query, active: true }, signal });
  return readShape(answer, 'count').number('count');
}

/**
 * Adds the id as the last sort key: pages of rows that are equal in all other keys would otherwise
 * repeat some of them and never show others.
 */
export function withUniqueLastKey(sorting: readonly TaskSorting[]): readonly TaskSorting[] {
  if (sorting.some(({ sortBy }) => sortBy === 'id')) return sorting;
  return [...sorting, { sortBy: 'id', sortOrder: 'asc' }];
}
