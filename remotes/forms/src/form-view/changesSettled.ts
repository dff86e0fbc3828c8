import type { MutationCache } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';

/** The engine rejects one of two concurrent changes of a task. */
export function changesSettled(cache: MutationCache, client: EngineClient, taskId: string): Promise<void> {
  const filters = { mutationKey: taskChangeKey(client, taskId), status: 'pending' } as const;
  const isUnderWay = () => cache.find(filters) !== undefined;
  return new Promise((resolve) => {
    if (!isUnderWay()) {
      resolve();
      return;
    }
    const stop = cache.subscribe(() => {
      if (isUnderWay()) return;
      stop();
      resolve();
    });
  });
}
