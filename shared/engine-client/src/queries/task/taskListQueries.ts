import type { EngineClient } from '../../EngineClient';
import { countTasks, listTasks } from '../../resources/task/taskList';
import type { TaskPage } from '../../resources/task/taskPageRequest';
import { listPageVariables, listTaskVariables } from '../../resources/task/taskVariables';
import type { Task } from '../../Task';
import { queriesIn, queryKey, STALE } from '../queryKeys';

export function taskListQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.formVariables);
  return {
    /** What the keys of all pages of all lists begin with. */
    pagesKey: queryKey(client, 'task', 'list'),
    /** Under this stands what the list that is on screen was answered when it last asked for its rows again. */
    refreshedKey: queryKey(client, 'task', 'refreshed'),
    page: (page: TaskPage) =>
      query(['list', page], (signal) => listTasks(client, page, signal), STALE.taskList),
    count: (filterId: string, narrowing: Readonly<Record<string, unknown>> = {}) =>
      query(
        ['count', filterId, narrowing],
        (signal) => countTasks(client, filterId, narrowing, signal),
        STALE.taskCount,
      ),
    /** One variable of some tasks. */
    variable: (tasks: readonly Task[], name: string) =>
      query(['variable', name, tasks.map(({ id }) => id)], (signal) =>
        listTaskVariables(client, tasks, name, signal),
      ),
    /** What the keys of all variables of rows begin with. */
    variablesKey: queryKey(client, 'task', 'row-variables'),
    /** Variables of the tasks of a page: those of these names, or all. */
    variables: (tasks: readonly Task[], names: readonly string[] | null) =>
      query(['row-variables', names, tasks.map(({ id }) => id)], (signal) =>
        listPageVariables(client, tasks, names, signal),
      ),
  };
}
