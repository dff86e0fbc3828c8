import { useTaskEventListener } from '@taskweave/plugin-sdk';
import { useEffectEvent, useState } from 'react';

export interface DoneTasksOptions {
  readonly hidesSnoozed: boolean;
  readonly onLeave: (taskId: string) => void;
}

export function useDoneTasks({ hidesSnoozed, onLeave }: DoneTasksOptions): ReadonlySet<string> {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set());
  useTaskEventListener(
    useEffectEvent((event) => {
      if (event.kind === 'task-returned') {
        setDoneIds((known) => new Set([...known].filter((id) => id !== event.taskId)));
        return;
      }
      if (event.kind === 'task-snoozed' && hidesSnoozed) onLeave(event.taskId);
      const isCompleted = event.kind === 'task-completed' || event.kind === 'task-completing';
      if (!isCompleted && event.kind !== 'task-gone') return;
      setDoneIds((known) => new Set([...known, event.taskId]));
      if (isCompleted && !doneIds.has(event.taskId)) onLeave(event.taskId);
    }),
  );
  return doneIds;
}
