import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';

/**
 * Key of the mutations that change a task, from any part: so the list and the task itself show what is on its way.
 * Without an id it stands for the changes of all tasks.
 */
export function taskChangeKey(client: EngineClient, taskId?: string): readonly unknown[] {
  return queryKey(client, 'task', 'change', ...(taskId === undefined ? [] : [taskId]));
}
