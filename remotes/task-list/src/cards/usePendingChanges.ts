import { useMutationState } from '@tanstack/react-query';
import { taskChangeKey } from '@taskweave/engine-client/queries/taskChangeKey';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';

/** A change of a task that is on its way, as whoever sends it has stored it with its mutation. */
export interface ChangeOfAssignee {
  readonly change: { readonly kind: string; readonly user?: { readonly id: string } };
}

/**
 * Draws tasks with the changes of who holds them that are on their way, wherever they were begun. They lie over what the
 * engine has answered: no answer that was asked for before can take them away.
 */
export function usePendingChanges(): (task: Task) => Task {
  const me = useUser().id;
  const pending = useMutationState({
    filters: { mutationKey: taskChangeKey(useEngineClient()), status: 'pending' },
    select: ({ options, state }) => ({
      taskId: options.mutationKey?.at(-1),
      change: (state.variables as ChangeOfAssignee).change,
    }),
  });
  return (task) => {
    let seen = task;
    for (const { taskId, change } of pending) {
      const assignee = taskId === task.id ? assigneeAfter(change, me) : undefined;
      if (assignee !== undefined) seen = { ...seen, assignee };
    }
    return seen;
  };
}

/** Who holds the task after the change; undefined for changes of something else. */
function assigneeAfter({ kind, user }: ChangeOfAssignee['change'], me: string): string | null | undefined {
  if (kind === 'claim') return me;
  if (kind === 'unclaim' || kind === 'reset') return null;
  return kind === 'assign' || kind === 'delegate' ? user?.id : undefined;
}
