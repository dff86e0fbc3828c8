import { useQueryClient } from '@tanstack/react-query';
import {
  type ColumnProps,
  usePluginServices,
  useTaskEventListener,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useFactSettings } from '@taskweave/widgets/facts/useFactSettings';
import { useRef, useState } from 'react';
import { completedTasks } from '../data/completedTasks';
import { FactSettings } from '../facts/FactSettings';
import type { TakesFocus } from './TaskHeader';
import { TaskView } from './TaskView';

interface Shown {
  readonly taskId: string | null;
  readonly takesFocus: TakesFocus;
  /** Its completion was taken back or refused. */
  readonly isReturned: boolean;
  /** Changes when the same task starts over. */
  readonly round: number;
}

/** The right column: the selected task. */
export default function TaskColumn({ taskId }: ColumnProps) {
  const { t } = useTranslation();
  const completed = completedTasks(useQueryClient());
  const factSettings = useFactSettings(usePluginServices().settings);
  const [completedId, setCompletedId] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>({ taskId, takesFocus: 'never', isReturned: false, round: 0 });
  const returnedId = useRef<string | null>(null);

  useTaskEventListener((event) => {
    if (event.type === 'task-returned') {
      completed.delete(event.taskId);
      returnedId.current = event.taskId;
      setCompletedId(null);
      // It stands there as completed, and starts over.
      if (event.taskId === taskId) setShown({ ...shown, isReturned: true, round: shown.round + 1 });
    }
    if (event.type !== 'task-completed' && event.type !== 'task-completing') return;
    completed.add(event.taskId);
    if (event.taskId === taskId) setCompletedId(event.taskId);
  });

  if (shown.taskId !== taskId) {
    const isReturned = taskId !== null && returnedId.current === taskId;
    const takesFocus = isReturned ? 'never' : takesFocusAfter(shown.taskId, completed);
    setShown({ ...shown, taskId, takesFocus, isReturned });
    returnedId.current = null;
  }
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

/** Chosen by hand, the focus stays where it was chosen; a task that was worked on makes room for the next. */
function takesFocusAfter(taskId: string | null, completed: Pick<Set<string>, 'has'>): TakesFocus {
  if (taskId === null) return 'never';
  // Not from the state: the change of the URL may be drawn before the state of the same event is.
  return completed.has(taskId) ? 'always' : 'if-lost';
}
