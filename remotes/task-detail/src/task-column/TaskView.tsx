import { isBehindDialog } from '@taskweave/base/isBehindDialog';
import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import {
  lazyPart,
  useInboxParam,
  useNavigation,
  useNotifications,
  useTaskEvents,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { focusFormWhenReady } from '@taskweave/widgets/focusForm';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DelegationNote } from '../assignment/DelegationNote';
import { useChangeOverlay } from '../changes/useTaskChange';
import { completedTasks } from '../data/completedTasks';
import { isGone, useTaskDetail } from '../data/useTaskDetail';
import { SnoozeTask } from '../dates/SnoozeTask';
import { useOpenDocument } from '../documents/openDocument';
import { usePrintEvents } from '../print/printing';
import { Rail } from '../rail/Rail';
import styles from './TaskColumn.module.css';
import { type TakesFocus, TaskHeader } from './TaskHeader';
import { TaskTabs } from './TaskTabs';
import { useTaskCommands } from './useTaskCommands';
import { useHeadStart } from './useTaskTabs';

const DocumentPane = lazyPart(() => import(/* webpackChunkName: "documents" */ '../documents/DocumentPane'));

export interface TaskViewProps {
  readonly taskId: string;
  readonly isCompleted: boolean;
  readonly takesFocus: TakesFocus;
  readonly isReturned: boolean;
}

export function TaskView(props: TaskViewProps) {
  const { taskId, isCompleted: isJustCompleted, takesFocus, isReturned } = props;
  const { t } = useTranslation();
  const query = useTaskDetail(taskId);
  const { data: task, error } = query;
  const { ids: completed } = completedTasks(useTaskEvents());
  const [wasCompleted] = useState(() => completed.has(taskId));
  const isCompleted = isJustCompleted || wasCompleted;
  const isMissing = task === undefined && (isGone(error) || wasCompleted);

  useHeadStart(taskId);
  useDeselectionOf(taskId, isMissing);

  if (task !== undefined) {
    return (
      <LoadedTask
        task={task}
        isGone={isGone(error)}
        isCompleted={isCompleted}
        takesFocus={isJustCompleted ? 'always' : takesFocus}
        isReturned={isReturned}
      />
    );
  }
  if (isMissing) return null;
  if (error === null || isLoginRequired(error)) return <AwaitedTask takesFocus={takesFocus} />;
  const isForbidden = isEngineError(error) && error.problem.kind === 'forbidden';
  return (
    <div className={styles.column}>
      <Problem
        title={t(isForbidden ? 'task.forbidden' : 'task.loadError')}
        error={error}
        onRetry={() => void query.refetch()}
        // If anything else tracked `isFetching`, every request would render the task again.
        isRetrying={query.isFetching}
      />
    </div>
  );
}

function AwaitedTask({ takesFocus }: Pick<TaskViewProps, 'takesFocus'>) {
  const { t } = useTranslation();
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus === 'always' && !isBehindDialog(column.current))
      column.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={column} className={styles.column} tabIndex={-1}>
      <Skeleton label={t('task.loading')} shape="task" />
    </div>
  );
}

interface LoadedTaskProps {
  readonly task: TaskDetail;
  readonly isGone: boolean;
  readonly isCompleted: boolean;
  readonly takesFocus: TakesFocus;
  readonly isReturned: boolean;
}

function LoadedTask(props: LoadedTaskProps) {
  const { task: known, isGone: hasVanished, isCompleted, takesFocus, isReturned } = props;
  const { t } = useTranslation();
  const task = useChangeOverlay(known);
  const isRemoved = hasVanished && !isCompleted;
  const isOver = hasVanished || isCompleted;
  const article = useRef<HTMLElement>(null);
  const document = useOpenDocument(task.id);
  useForcedDisplayEnd();
  usePrintEvents();
  useTaskCommands(task, { isOver, article });
  useFormOfOwn(task, takesFocus === 'always' && !isOver, article);
  useEmitTaskGone(task.id, isRemoved);
  useEmitTaskDisplayed(task.id);
  useEffect(() => {
    if (isReturned) focusFormWhenReady(article);
  }, [isReturned]);
  return (
    <article ref={article} className={styles.column} aria-labelledby={titleId(task.id)}>
      <SnoozeTask task={task} canChange={!isOver && !task.suspended} article={article} />
      <TaskHeader task={task} titleId={titleId(task.id)} isOver={isOver} takesFocus={takesFocus} />
      {isRemoved && (
        <Note tone="warning" icon="info" role="status" action={<CloseTaskButton />}>
          {t('task.removed')}
        </Note>
      )}
      {isCompleted && (
        <Note tone="success" icon="check" action={<CloseTaskButton />}>
          {t('task.completed.note')}
        </Note>
      )}
      {task.suspended && !isOver && (
        <Note tone="warning" icon="warning" role="status">
          {t('task.suspended')}
        </Note>
      )}
      {task.delegationState === 'PENDING' && !isOver && <DelegationNote task={task} />}
      {!isCompleted && (
        <div className={styles.work}>
          <TaskTabs task={task} />
          <Rail
            scope={{ taskId: task.id, task }}
            processDefinitionKey={task.processDefinition?.key ?? null}
          />
          {document !== null && <DocumentPane document={document} />}
        </div>
      )}
    </article>
  );
}

function CloseTaskButton() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Button
      size="sm"
      variant="secondary"
      onClick={() => navigation.openInbox({ task: null, detailsTab: null })}
    >
      {t('task.close')}
    </Button>
  );
}

function useDeselectionOf(taskId: string, isMissing: boolean): void {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const navigation = useNavigation();
  const taskEvents = useTaskEvents();
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once per task, even if the language changes
  useEffect(() => {
    if (!isMissing) return;
    notifications.notify({
      kind: 'error',
      title: t('task.notExist'),
      detail: t('task.notExist.detail'),
      tag: 'task-not-exist',
    });
    navigation.openInbox({ task: null }, { replace: true });
    taskEvents.emit({ kind: 'task-gone', taskId });
  }, [taskId, isMissing]);
}

function useFormOfOwn(task: TaskDetail, isNext: boolean, article: RefObject<HTMLElement | null>): void {
  const user = useUser();
  // A later claim by mouse in the list must not move the focus, so this is captured on opening.
  const [goesOn] = useState(isNext && task.assignee === user.id);
  useEffect(() => {
    if (goesOn) focusFormWhenReady(article);
  }, [goesOn, article]);
}

function useEmitTaskDisplayed(taskId: string): void {
  const taskEvents = useTaskEvents();
  useEffect(() => taskEvents.emit({ kind: 'task-displayed', taskId }), [taskEvents, taskId]);
}

function useEmitTaskGone(taskId: string, isRemoved: boolean): void {
  const taskEvents = useTaskEvents();
  useEffect(() => {
    if (isRemoved) taskEvents.emit({ kind: 'task-gone', taskId });
  }, [taskEvents, taskId, isRemoved]);
}

function useForcedDisplayEnd(): void {
  const isForced = useInboxParam('forceDisplayTask') !== null;
  const navigation = useNavigation();
  useEffect(() => {
    if (isForced) navigation.openInbox({ forceDisplayTask: null }, { replace: true });
  }, [isForced, navigation]);
}

function titleId(taskId: string): string {
  return `task-${taskId}-title`;
}
