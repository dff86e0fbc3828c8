import { useMutationState } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { TaskChange } from './TaskChange';
import { taskChangeKey } from './taskChangeKey';
import type { ChangeRequest } from './taskChangeMutation';

export interface PendingChange {
  readonly taskId: string;
  readonly change: TaskChange;
}

/**
 * The changes of a task, or of all tasks, that are on their way, wherever they were begun, oldest first. They lie over
 * what the engine has answered: no answer that was asked for before can take them away.
 */
export function usePendingChanges(client: EngineClient, taskId?: string): readonly PendingChange[] {
  return useMutationState({
    filters: { mutationKey: taskChangeKey(client, taskId), status: 'pending' },
    select: ({ state }) => {
      const { before, change } = state.variables as ChangeRequest;
      return { taskId: before.id, change };
    },
  });
}
