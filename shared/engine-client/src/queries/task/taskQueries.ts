import type { EngineClient } from '../../EngineClient';
import { getTask } from '../../resources/task/task';
import type { TaskDetail } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function taskQueries(client: EngineClient) {
  return {
    detail: (id: string): EngineQuery<TaskDetail> => ({
      queryKey: queryKey(client, 'task', 'detail', id),
      queryFn: ({ signal }) => getTask(client, id, signal),
      staleTime: STALE.task,
    }),
  };
}
