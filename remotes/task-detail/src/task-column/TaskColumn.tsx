import {
  type ColumnProps,
  usePluginServices,
  useTaskEventListener,
  useTaskEvents,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useFactSettings } from '@taskweave/widgets/facts/useFactSettings';
import { useEffect, useState } from 'react';
import { completedTasks } from '../data/completedTasks';
import { FactSettings } from '../facts/FactSettings';
import type { TakesFocus } from './TaskHeader';
import { TaskView } from './TaskView';

interface Shown {
  readonly taskId: string | null;
  readonly takesFocus: TakesFocus;
  readonly isReturned: boolean;
  readonly round: number;
}

export default function TaskColumn({ taskId }: ColumnProps) {
  const { t } = useTranslation();
  const taskEvents = useTaskEvents();
  const completed = completedTasks(taskEvents);
  const factSettings = useFactSettings(usePluginServices().settings);
  const [completedId, setCompletedId] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>(() => ({
    taskId,
    takesFocus: 'never',
    isReturned: taskId !== null && completed.returnedId === taskId,
    round: 0,
  }));

  useTaskEventListener((event) => {
    if (event.kind === 'task-returned') {
      setCompletedId(null);
      if (event.taskId === taskId) setShown({ ...shown, isReturned: true, round: shown.round + 1 });
    }
    if (event.kind !== 'task-completed' && event.kind !== 'task-completing') return;
    if (event.taskId === taskId) setCompletedId(event.taskId);
  });

  if (shown.taskId !== taskId) {
    const isReturned = taskId !== null && completed.returnedId === taskId;
    const takesFocus = isReturned ? 'never' : takesFocusAfter(shown.taskId, completed.ids);
    setShown({ ...shown, taskId, takesFocus, isReturned });
  }
  useEffect(() => {
    if (completed.returnedId === taskId) completed.returnedId = null;
  });
  if (taskId === null) return <EmptyState text={t('column.task.placeholder')} />;
  return (
    <FactSettings value={factSettings}>
      <TaskView
        key={`${taskId} ${shown.round}`}
        taskId={taskId}
        isCompleted={completedId === taskId}
        takesFocus={shown.takesFocus}
        isReturned={shown.isReturned}
      />
    </FactSettings>
  );
}

function takesFocusAfter(taskId: string | null, completed: Pick<Set<string>, 'has'>): TakesFocus {
  if (taskId === null) return 'never';
  // The URL change may render before the state set in the same event.
  return completed.has(taskId) ? 'always' : 'if-lost';
}
