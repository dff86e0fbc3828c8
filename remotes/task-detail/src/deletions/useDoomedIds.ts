import { useMutationState } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { useEngineClient } from '@taskweave/plugin-sdk';
import type { Doomed } from './Doomed';

export function deletionKey(client: EngineClient, taskId: string): readonly unknown[] {
  return queryKey(client, 'task', 'deletion', taskId);
}

export function useDoomedIds(taskId: string): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: deletionKey(useEngineClient(), taskId), status: 'pending' },
    select: ({ state }) => (state.variables as Doomed).id,
  });
  return new Set(ids);
}
