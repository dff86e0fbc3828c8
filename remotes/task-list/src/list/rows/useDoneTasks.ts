import { useTaskEventListener } from '@taskweave/plugin-sdk';
import { useEffectEvent, useState } from 'react';

export interface DoneTasksOptions {
  readonly hidesSnoozed: boolean;
  /** Called once for each task that the list loses because somebody has completed it here, or snoozed it. */
  readonly onLeave: (taskId: string) => void;
}

/** The tasks that are known to be done or gone since the list was opened, or that are about to be completed. */
export function useDoneTasks({ hidesSnoozed, onLeave }: DoneTasksOptions): ReadonlySet<string> {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set());
  useTaskEventListener(
    useEffectEvent((event) => {
      if (event.type === 'task-returned') {
        setDoneIds((known) => new Set([...known].filter((id) => id !== event.taskId)));
        return;
      }
      if (event.type === 'task-snoozed' && hidesSnoozed) onLeave(event.taskId);
      const isCompleted = event.type === 'task-completed' || event.type === 'task-completing';
      if (!isCompleted && event.type !== 'task-gone') return;
      setDoneIds((known) => new Set([...known, event.taskId]));
      if (isCompleted && !doneIds.has(event.taskId)) onLeave(event.taskId);
    }),
  );
  return doneIds;
}
