import { useTaskEventListener } from '@taskweave/plugin-sdk';
import { useEffectEvent, useState } from 'react';

/**
 * The tasks that are known to be done or gone since the list was opened, or that are about to be completed. Calls `onCompleted`
 * for each that is completed, once.
 */
export function useDoneTasks(onCompleted: (taskId: string) => void): ReadonlySet<string> {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set());
  useTaskEventListener(
    useEffectEvent((event) => {
      if (event.type === 'task-returned') {
        setDoneIds((known) => new Set([...known].filter((id) => id !== event.taskId)));
        return;
      }
      const isCompleted = event.type === 'task-completed' || event.type === 'task-completing';
      if (!isCompleted && event.type !== 'task-gone') return;
      setDoneIds((known) => new Set([...known, event.taskId]));
      if (isCompleted && !doneIds.has(event.taskId)) onCompleted(event.taskId);
    }),
  );
  return doneIds;
}
