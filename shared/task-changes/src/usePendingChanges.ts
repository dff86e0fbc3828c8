import { useMutationState } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { TaskChange } from './TaskChange';
import { taskChangeKey } from './taskChangeKey';
import type { ChangeRequest } from './taskChangeMutation';

export interface PendingChange {
  readonly taskId: string;
  readonly change: TaskChange;
}

/** Pending changes overlay the engine's answers, so that no earlier query can revert them on screen. */
export function usePendingChanges(client: EngineClient, taskId?: string): readonly PendingChange[] {
  return useMutationState({
    filters: { mutationKey: taskChangeKey(client, taskId), status: 'pending' },
    select: ({ state }) => {
      const { before, change } = state.variables as ChangeRequest;
      return { taskId: before.id, change };
    },
  });
}
