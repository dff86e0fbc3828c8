import type { MutationCache } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';

/**
 * For what may not meet a change of the same task on its way, such as the end of the task: the engine would refuse one of the two.
 * Settled at once where nothing is on its way, and whether the changes succeed or not.
 *
 * @example await changesSettled(queryClient.getMutationCache(), client, task.id)
 */
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
