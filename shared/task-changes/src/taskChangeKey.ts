import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';

export function taskChangeKey(client: EngineClient, taskId?: string): readonly unknown[] {
  return queryKey(client, 'task', 'change', ...(taskId === undefined ? [] : [taskId]));
}
