import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { usePendingChanges } from '@taskweave/task-changes/usePendingChanges';
import { assigneeAfter } from './assigneeAfter';

export function useRowOverlay(): (task: Task) => Task {
  const user = useUser();
  const pending = usePendingChanges(useEngineClient());
  return (task) => {
    let seen = task;
    for (const { taskId, change } of pending) {
      const assignee = taskId === task.id ? assigneeAfter(seen, change, user) : undefined;
      if (assignee !== undefined) seen = { ...seen, assignee };
    }
    return seen;
  };
}
