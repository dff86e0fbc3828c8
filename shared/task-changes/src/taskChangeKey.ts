import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';

/** Shared by all parts, so that list and task show the same pending changes. Without an id, it matches the changes of all tasks. */
export function taskChangeKey(client: EngineClient, taskId?: string): readonly unknown[] {
  return queryKey(client, 'task', 'change', ...(taskId === undefined ? [] : [taskId]));
}
