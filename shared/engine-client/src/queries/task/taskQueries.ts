import type { EngineClient } from '../../EngineClient';
import { getTask } from '../../resources/task/task';
import { queriesIn, STALE } from '../queryKeys';

export function taskQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.task);
  return {
    detail: (id: string) => query(['detail', id], (signal) => getTask(client, id, signal)),
  };
}
