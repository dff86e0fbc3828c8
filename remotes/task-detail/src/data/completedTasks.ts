import { perOwner } from '@taskweave/base/perOwner';
import type { TaskEvents } from '@taskweave/plugin-sdk';

/** What a page knows of the ends of its tasks, also while no task is open. */
export interface CompletedTasks {
  /**
   * Ids of those that were completed here, or are about to be. They are not asked for again: the answer could only be that they are
   * gone, which would look as if someone else had taken them away.
   */
  readonly ids: Set<string>;
  /** The task whose completion was taken back or refused, until it is open again; null for none. */
  returnedId: string | null;
}

export const completedTasks = perOwner((taskEvents: TaskEvents): CompletedTasks => {
  const completed: CompletedTasks = { ids: new Set(), returnedId: null };
  taskEvents.subscribe((event) => {
    if (event.type === 'task-completing' || event.type === 'task-completed') completed.ids.add(event.taskId);
    if (event.type !== 'task-returned') return;
    completed.ids.delete(event.taskId);
    completed.returnedId = event.taskId;
  });
  return completed;
});
