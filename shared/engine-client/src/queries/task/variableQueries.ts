import type { EngineClient } from '../../EngineClient';
import { listVariablesOfTask, type VariableOfTask } from '../../resources/task/variablesOfTask';
import type { Task } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function variableQueries(client: EngineClient) {
  return {
    /** Those of the task and of what is around it, sorted by name. */
    ofTask: (task: Task): EngineQuery<readonly VariableOfTask[]> => ({
      queryKey: queryKey(client, 'task', 'variables', task.id),
      queryFn: ({ signal }) => listVariablesOfTask(client, task, signal),
      staleTime: STALE.formVariables,
    }),
  };
}
