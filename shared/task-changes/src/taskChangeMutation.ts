import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Task } from '@taskweave/engine-client/Task';
import { makeChange } from './makeChange';
import type { Person, TaskChange } from './TaskChange';
import { taskChangeKey } from './taskChangeKey';

export interface ChangeRequest {
  readonly change: TaskChange;
  readonly before: Task;
}

export type OnLostChange = (request: ChangeRequest) => (isMade: boolean) => void;

/** Changes of a task run one after the other, so that none overtakes another. */
export function taskChangeMutation(client: EngineClient, user: Person, taskId: string, onLost: OnLostChange) {
  const mutationKey = taskChangeKey(client, taskId);
  return {
    mutationKey,
    scope: { id: mutationKey.join('/') },
    // A paused mutation would show a claim that nobody has made; failing reports it at once.
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
