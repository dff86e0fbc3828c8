import type { EngineClient } from '../../EngineClient';
import { countTasks, listTasks } from '../../resources/task/taskList';
import type { TaskPage } from '../../resources/task/taskPageRequest';
import {
  listPageVariables,
  listTaskVariables,
  type VariablesByTask,
  type VariablesOfTasks,
} from '../../resources/task/taskVariables';
import type { Task } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function taskListQueries(client: EngineClient) {
  return {
    /** What the keys of all pages of all lists begin with. */
    pagesKey: queryKey(client, 'task', 'list'),
    /** Under this stands what the list that is on screen was answered when it last asked for its rows again. */
    refreshedKey: queryKey(client, 'task', 'refreshed'),
    page: (page: TaskPage): EngineQuery<readonly Task[]> => ({
      queryKey: queryKey(client, 'task', 'list', page),
      queryFn: ({ signal }) => listTasks(client, page, signal),
      staleTime: STALE.taskList,
    }),
    count: (filterId: string, query: Readonly<Record<string, unknown>> = {}): EngineQuery<number> => ({
      queryKey: queryKey(client, 'task', 'count', filterId, query),
      queryFn: ({ signal }) => countTasks(client, filterId, query, signal),
      staleTime: STALE.taskCount,
    }),
    /** One variable of some tasks. */
    variable: (tasks: readonly Task[], name: string): EngineQuery<VariablesByTask> => ({
      queryKey: queryKey(
        client,
        'task',
        'variable',
        name,
        tasks.map(({ id }) => id),
      ),
      queryFn: ({ signal }) => listTaskVariables(client, tasks, name, signal),
      staleTime: STALE.formVariables,
    }),
    /** What the keys of all variables of rows begin with. */
    variablesKey: queryKey(client, 'task', 'row-variables'),
    /** Variables of the tasks of a page: those of these names, or all. */
    variables: (tasks: readonly Task[], names: readonly string[] | null): EngineQuery<VariablesOfTasks> => ({
      queryKey: queryKey(
        client,
        'task',
        'row-variables',
        names,
        tasks.map(({ id }) => id),
      ),
      queryFn: ({ signal }) => listPageVariables(client, tasks, names, signal),
      staleTime: STALE.formVariables,
    }),
  };
}
