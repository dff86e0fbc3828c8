import { useQueryClient } from '@tanstack/react-query';
import { type ColumnProps, useTaskEventListener, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useState } from 'react';
import { completedTasks } from '../data/completedTasks';
import { TaskView } from './TaskView';

/** The right column: the selected task. */
export default function TaskColumn({ taskId }: ColumnProps) {
  const { t } = useTranslation();
  const completed = completedTasks(useQueryClient());
  const [completedId, setCompletedId] = useState<string | null>(null);
  const [shown, setShown] = useState({ taskId, isAdvance: false });

  useTaskEventListener((event) => {
    if (event.type !== 'task-completed') return;
    completed.add(event.taskId);
    if (event.taskId === taskId) setCompletedId(event.taskId);
  });

  if (shown.taskId !== taskId) {
    // Not from the state: the change of the URL may be drawn before the state of the same event is.
    setShown({ taskId, isAdvance: shown.taskId !== null && completed.has(shown.taskId) });
  }
  if (taskId === null) return <EmptyState text={t('column.task.placeholder')} />;
  return (
    <TaskView
      key={taskId}
      taskId={taskId}
      isCompleted={completedId === taskId}
      // The task that was worked on has made room for this one; chosen by hand, the focus stays where it was chosen.
      takesFocus={shown.isAdvance}
    />
  );
}
