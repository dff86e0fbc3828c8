import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Task } from '@taskweave/engine-client/Task';
import { makeChange } from './makeChange';
import type { Person, TaskChange } from './TaskChange';
import { taskChangeKey } from './taskChangeKey';

/** What every change of a task keeps with its mutation, for those who show what is on its way. */
export interface ChangeRequest {
  readonly change: TaskChange;
  /** The task as the person saw it. */
  readonly before: Task;
}

/** The answer to a change was lost, and it is looked for. Returns what is done once it is known whether it was made. */
export type OnLostChange = (request: ChangeRequest) => (isMade: boolean) => void;

/**
 * How a change of a task is sent, from wherever: one after the other, so that none overtakes another. What came of it is
 * for the caller to say; `usePendingChanges` shows it until then.
 *
 * @example useMutation({ ...taskChangeMutation(client, user, task.id, tellLost), onSuccess })
 */
export function taskChangeMutation(client: EngineClient, user: Person, taskId: string, onLost: OnLostChange) {
  const mutationKey = taskChangeKey(client, taskId);
  return {
    mutationKey,
    scope: { id: mutationKey.join('/') },
    // Waiting for the network would show a claim that nobody has made; failing says so at once.
    networkMode: 'always',
    mutationFn: async (request: ChangeRequest) => {
      const { before, change } = request;
      let tell = (_isMade: boolean): void => undefined;
      const handleLost = () => {
        tell = onLost(request);
      };
      try {
        await makeChange(client, before, change, user, { onLost: handleLost });
      } catch (error) {
        tell(false);
        throw error;
      }
      tell(true);
    },
  } as const;
}
