import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { type EngineQuery, queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import type { Task } from '@taskweave/engine-client/Task';
import { countOffered, listFinished, listMyTasks } from './askMyWork';

export function myWorkQueries(client: EngineClient, userId: string) {
  return {
    tasks: (before: Date, hidesSnoozed: boolean): EngineQuery<readonly Task[]> => ({
      queryKey: queryKey(client, 'task', 'my-work', userId, before.getTime(), hidesSnoozed),
      queryFn: ({ signal }) => listMyTasks(client, { userId, before, hidesSnoozed }, signal),
      staleTime: STALE.taskCount,
    }),
    offered: (hidesSnoozed: boolean): EngineQuery<number> => ({
      queryKey: queryKey(client, 'task', 'offered', userId, hidesSnoozed),
      queryFn: ({ signal }) => countOffered(client, { userId, hidesSnoozed }, signal),
      staleTime: STALE.taskCount,
    }),
    finished: (since: Date): EngineQuery<readonly CompletedTask[]> => ({
      queryKey: queryKey(client, 'task', 'finished', userId, since.getTime()),
      queryFn: ({ signal }) => listFinished(client, { userId, since }, signal),
      staleTime: STALE.taskCount,
    }),
  };
}
