import type { EngineClient } from '../../EngineClient';
import { countTasks, listTasks } from '../../resources/task/taskList';
import type { TaskPage } from '../../resources/task/taskPageRequest';
import { queriesIn, queryKey, STALE } from '../queryKeys';

export function taskListQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.taskList);
  return {
    pagesKey: queryKey(client, 'task', 'list'),
    refreshedKey: queryKey(client, 'task', 'refreshed'),
    page: (page: TaskPage) => query(['list', page], (signal) => listTasks(client, page, signal)),
    count: (filterId: string, narrowing: Readonly<Record<string, unknown>> = {}) =>
      query(
        ['count', filterId, narrowing],
        (signal) => countTasks(client, filterId, narrowing, signal),
        STALE.taskCount,
      ),
  };
}
