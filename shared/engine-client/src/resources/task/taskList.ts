import type { EngineClient } from '../../EngineClient';
import type { CountResultDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { atNow } from '../../snoozed/atNow';
import type { Task } from '../../Task';
import { listDatedFirst } from './listDatedFirst';
import { parseTask } from './task';
import { type TaskPage, taskPageRequest } from './taskPageRequest';

export async function listTasks(
  client: EngineClient,
  page: TaskPage,
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  const list = async (asked: TaskPage) => {
    const { path, query, body } = taskPageRequest({
      ...asked,
      ...(asked.query && { query: atNow(asked.query) }),
    });
    return readList(await client.post(path, { query, body, signal }), 'tasks', parseTask);
  };
  if (page.sorting[0]?.undatedLast !== true) return list(page);
  return listDatedFirst(page, { list, count: (query) => countTasks(client, page.filterId, query, signal) });
}

/** The count is costly on many tasks, so do not call it with each refresh. */
export async function countTasks(
  client: EngineClient,
  filterId: string,
  query: Readonly<Record<string, unknown>> = {},
  signal?: AbortSignal,
): Promise<number> {
  const path = `filter/${segment(filterId)}/count`;
  const answer = await client.post<CountResultDto>(path, { body: { ...atNow(query), active: true }, signal });
  return readShape(answer, 'count').number('count');
}
