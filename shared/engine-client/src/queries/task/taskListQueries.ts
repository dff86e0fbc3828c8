import type { EngineClient } from '../../EngineClient';
import { countTasks, listTasks } from '../../resources/task/taskList';
import type { TaskPage } from '../../resources/task/taskPageRequest';
import { listPageVariables, listTaskVariables } from '../../resources/task/taskVariables';
import type { Task } from '../../Task';
import { queriesIn, queryKey, STALE } from '../queryKeys';

export function taskListQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.formVariables);
  return {
    pagesKey: queryKey(client, 'task', 'list'),
    refreshedKey: queryKey(client, 'task', 'refreshed'),
    page: (page: TaskPage) =>
      query(['list', page], (signal) => listTasks(client, page, signal), STALE.taskList),
    count: (filterId: string, narrowing: Readonly<Record<string, unknown>> = {}) =>
      query(
        ['count', filterId, narrowing],
        (signal) => countTasks(client, filterId, narrowing, signal),
        STALE.taskCount,
      ),
    variable: (tasks: readonly Task[], name: string) =>
      query(['variable', name, tasks.map(({ id }) => id)], (signal) =>
        listTaskVariables(client, tasks, name, signal),
      ),
    variablesKey: queryKey(client, 'task', 'row-variables'),
    variables: (tasks: readonly Task[], names: readonly string[] | null) =>
      query(['row-variables', names, tasks.map(({ id }) => id)], (signal) =>
        listPageVariables(client, tasks, names, signal),
      ),
  };
}
