import type { EngineClient } from '../../EngineClient';
import { listVariablesOfTask } from '../../resources/task/variablesOfTask';
import type { Task } from '../../Task';
import { queriesIn, STALE } from '../queryKeys';

export function variableQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.formVariables);
  return {
    ofTask: (task: Task) =>
      query(['variables', task.id], (signal) => listVariablesOfTask(client, task, signal)),
  };
}
