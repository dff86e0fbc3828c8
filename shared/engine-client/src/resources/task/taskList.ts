import type { EngineClient } from '../../EngineClient';
import type { CountResultDto } from '../../generated/RestApi';
import { processKeyOf } from '../../reading/processKeyOf';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { Task } from '../../Task';
import { parseTask } from './task';
import { type TaskPage, taskPageRequest } from './taskPageRequest';

/** The rows of a page, without counting: cheap on any number of tasks. Only active tasks. */
export async function listTasks(
  client: EngineClient,
  page: TaskPage,
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  const { path, query, body } = taskPageRequest(page);
  return readList(await client.post(path, { query, body, signal }), 'tasks', parseTask);
}

/**
 * How many active tasks a filter has, narrowed by `query`; null is for all that the person may see. Costly on many tasks: not
 * with each refresh.
 */
export async function countTasks(
  client: EngineClient,
  filterId: string | null,
  query: Readonly<Record<string, unknown>> = {},
  signal?: AbortSignal,
): Promise<number> {
  const path = filterId === null ? 'task/count' : `filter/${segment(filterId)}/count`;
  const answer = await client.post<CountResultDto>(path, { body: { ...query, active: true }, signal });
  return readShape(answer, 'count').number('count');
}

/** What tells tasks apart in counts. */
export interface SampleTask {
  /** Null for tasks of cases, tasks without either, and where the engine has not put the key into the id. */
  readonly processKey: string | null;
  readonly assignee: string | null;
}

/**
 * The newest active tasks of a filter, narrowed by `query`; null is for all that the person may see. The newest, because that
 * is the one order which an engine has an index for.
 */
export async function sampleTasks(
  client: EngineClient,
  filterId: string | null,
  query: Readonly<Record<string, unknown>>,
  maxResults: number,
  signal?: AbortSignal,
): Promise<readonly SampleTask[]> {
  const path = filterId === null ? 'task' : `filter/${segment(filterId)}/list`;
  const answer = await client.post(path, {
    query: { firstResult: 0, maxResults },
    body: { ...query, active: true, sorting: [{ sortBy: 'created', sortOrder: 'desc' }] },
    signal,
  });
  return readList(answer, 'tasks', parseSampleTask);
}

function parseSampleTask(value: unknown, where: string): SampleTask {
  const task = readShape(value, where);
  return {
    processKey: processKeyOf(task.textOrNull('processDefinitionId')),
    assignee: task.textOrNull('assignee') || null,
  };
}

/** The first tasks that meet a query, in the order that it names; suspended ones are among them. */
export async function searchTasks(
  client: EngineClient,
  query: Readonly<Record<string, unknown>>,
  maxResults: number,
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  const page = { firstResult: 0, maxResults };
  return readList(await client.post('task', { query: page, body: query, signal }), 'tasks', parseTask);
}

/** How many tasks meet a query, suspended ones among them. */
export async function countMatching(
  client: EngineClient,
  query: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<number> {
  const answer = await client.post('task/count', { body: query, signal });
  return readShape(answer, 'count').number('count');
}
