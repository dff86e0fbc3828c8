import { useTaskEventListener } from '@taskweave/plugin-sdk';
import { useEffectEvent, useState } from 'react';

/** The tasks that are known to be done or gone since the list was opened. Calls `onCompleted` for each that is completed. */
export function useDoneTasks(onCompleted: (taskId: string) => void): ReadonlySet<string> {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set());
  useTaskEventListener(
    useEffectEvent((event) => {
      if (event.type !== 'task-completed' && event.type !== 'task-gone') return;
      setDoneIds((known) => new Set([...known, event.taskId]));
      if (event.type === 'task-completed') onCompleted(event.taskId);
    }),
  );
  return doneIds;
}
