import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { makeChange } from '@taskweave/task-changes/makeChange';
import type { TaskChange } from '@taskweave/task-changes/TaskChange';

/** How one task of many is changed: as in its head and its row, but whatever it was before. */
export function useBulkChange(): (task: Task, change: TaskChange) => Promise<void> {
  const engine = useEngineClient();
  const user = useUser();
  return (task, change) => makeChange(engine, task, change, user, { overwrites: true });
}
