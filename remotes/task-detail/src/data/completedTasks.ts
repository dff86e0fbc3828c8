import { perOwner } from '@taskweave/base/perOwner';
import type { TaskEvents } from '@taskweave/plugin-sdk';

export interface CompletedTasks {
  /** A refetch could only answer 404, which would look as if someone else had completed the tasks. */
  readonly ids: Set<string>;
  returnedId: string | null;
}

export const completedTasks = perOwner((taskEvents: TaskEvents): CompletedTasks => {
  const completed: CompletedTasks = { ids: new Set(), returnedId: null };
  taskEvents.subscribe((event) => {
    if (event.kind === 'task-completing' || event.kind === 'task-completed') completed.ids.add(event.taskId);
    if (event.kind !== 'task-returned') return;
    completed.ids.delete(event.taskId);
    completed.returnedId = event.taskId;
  });
  return completed;
});
