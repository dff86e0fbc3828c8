import type { EngineClient } from '../../EngineClient';
import { listPageVariables, listTaskVariables } from '../../resources/task/taskVariables';
import type { Task } from '../../Task';
import { queriesIn, queryKey, STALE } from '../queryKeys';

export function rowVariableQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.formVariables);
  return {
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
