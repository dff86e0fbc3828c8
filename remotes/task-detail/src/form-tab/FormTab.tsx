import { useQueryClient } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { rightsToAssign } from '@taskweave/engine-client/resources/identity/permission';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail, UserSummary } from '@taskweave/engine-client/Task';
import {
  type TaskProps,
  useEngineClient,
  useNotifications,
  usePages,
  usePermission,
  usePluginServices,
  usePointItems,
  useTaskEvents,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { ErrorCard } from '@taskweave/ui/error-card';
import { openerOfCompleted } from '@taskweave/widgets/completedTask';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { assigneeName } from '../assignment/AssigneeProperty';
import { useChangeOverlay, useTaskChange } from '../changes/useTaskChange';
import { completedTasks } from '../data/completedTasks';
import { setSending } from '../data/sendingTasks';
import { useIsFormless } from '../data/useIsFormless';
import { useKnownTask } from '../data/useTaskDetail';
import { FactStrip } from '../facts/FactStrip';
import styles from './FormTab.module.css';

const SUCCESS_DURATION = 6_000;

type AddLine = (line: string) => void;

export default function FormTab({ taskId, task }: TaskProps) {
  const { t } = useTranslation();
  const user = useUser();
  const client = useEngineClient();
  const queries = useQueryClient();
  const sayResolved = useWordOfResolution({ taskId, task });
  const body = useRef<HTMLDivElement>(null);
  const { detail, isGone } = useKnownTask(taskId);
  const seen = useChangeOverlay(detail);
  const { change, isAssigning } = useTaskChange(taskId);
  const [view] = usePointItems('tasklist.form.view', {
    processDefinitionKey: detail?.processDefinition?.key ?? null,
  });
  const mayTakeOver = useMayTakeOver(task, detail);
  const canTakeOver = isGone || task.suspended ? false : mayTakeOver;
  const { isOver, endAs } = useEnd({ taskId, task });
  const isFormless = useIsFormless(taskId);

  if (isOver) return null;
  if (view === undefined) return <ErrorCard title={t('common.noFormView')} detail={t('common.noFormPart')} />;

  const reason = readOnlyReason();

  function readOnlyReason(): string | null {
    if (isGone) return t('task.removed');
    if (task.suspended) return t('form.suspended');
    if (task.assignee === null) return t('form.claimFirst');
    if (task.assignee === user.id) return null;
    return t('form.assignedTo', { name: (seen && assigneeName(seen)) ?? task.assignee });
  }

  function handleSending(isSending: boolean): void {
    if (!isSending) {
      // The report of completion follows at once, and a render may come between.
      queueMicrotask(() => setSending(queries, taskId, false));
      return;
    }
    setSending(queries, taskId, true);
    // A refetch in flight could report the task as gone before the form reports its completion.
    void queries.cancelQueries({ queryKey: taskQueries(client).detail(taskId).queryKey });
  }

  function takeOver(): void {
    const me = { id: user.id, firstName: user.name, lastName: null };
    change(task.assignee === null ? { kind: 'claim' } : { kind: 'assign', user: me });
    body.current?.focus();
  }

  return (
    <div ref={body} className={styles.form} tabIndex={-1}>
      <FactStrip key={`${isFormless}`} taskId={taskId} task={task} isAll={isFormless} />
      {view.render({
        subject: { kind: 'task', taskId, task },
        isReadOnly: reason !== null,
        ...(reason !== null && { readOnlyReason: reason }),
        ...(canTakeOver !== false && {
          readOnlyAction: canTakeOver && {
            label: t(task.assignee === null ? 'form.claim' : 'assignee.toMe'),
            isBusy: isAssigning,
            onPress: takeOver,
          },
        }),
        onSending: handleSending,
        onDone: (outcome) => {
          if (outcome.kind === 'resolved') sayResolved();
          else if (outcome.kind === 'held') endAs('held');
          else endAs('completed', outcome.kind === 'completed' ? outcome.addLine : undefined);
        },
        onUnavailable: () =>
          void queries.invalidateQueries({
            queryKey: taskQueries(client).detail(taskId).queryKey,
            exact: true,
          }),
      })}
    </div>
  );
}

function useMayTakeOver({ id, assignee }: TaskProps['task'], detail: TaskDetail | null): boolean | null {
  const user = useUser();
  const isOfOther = assignee !== null && assignee !== user.id;
  const rights =
    isOfOther && detail !== null ? rightsToAssign(id, detail.processDefinition?.key ?? null) : null;
  const mayAssign = usePermission(rights);
  return isOfOther ? mayAssign : assignee === null;
}

function useWordOfResolution({ taskId, task }: TaskProps): () => void {
  const { t } = useTranslation();
  const user = useUser();
  const client = useEngineClient();
  const queries = useQueryClient();
  const notifications = useNotifications();
  const taskEvents = useTaskEvents();

  return () => {
    notifications.notify({
      kind: 'success',
      title: t('delegation.resolved'),
      detail: `${taskLabel(queries, client, task)}\n${resolvedText(task.owner)}`,
      duration: SUCCESS_DURATION,
    });
    taskEvents.emit({ kind: 'task-changed', taskId });
  };

  function resolvedText(owner: string | null): string {
    if (!owner) return t('delegation.resolved.nobody');
    if (owner === user.id) return t('delegation.resolved.me');
    const known = queries.getQueryData<UserSummary>(userQueries(client).profile(owner).queryKey);
    return t('delegation.resolved.detail', { name: known ? userName(known) : owner });
  }
}

/** The report waits until the form has unmounted, so that nothing refetches a task that no longer exists. */
function useEnd({ taskId, task }: TaskProps) {
  const services = usePluginServices();
  const { notifications, taskEvents } = services;
  const queries = useQueryClient();
  const { t } = useTranslation();
  const pages = usePages();
  const [isOver, setIsOver] = useState(false);
  const wasHeld = useRef(false);

  function say(end: 'held' | 'completed'): void {
    if (end === 'held') {
      taskEvents.emit({ kind: 'task-completing', taskId });
      return;
    }
    const open = openerOfCompleted(services, pages, task);
    const label = taskLabel(queries, services.engine, task);
    const tell = (detail: string) =>
      void notifications.notify({
        kind: 'success',
        title: t('task.completed'),
        detail,
        duration: SUCCESS_DURATION,
        tag: `completed ${taskId}`,
        updates: true,
        ...(open !== null && { actions: [{ label: t('common.show'), onPress: open }] }),
      });
    tell(label);
    tellCompleted((line) => tell(`${label}\n${line}`));
  }

  return {
    isOver,
    endAs(end: 'held' | 'completed', addLine: AddLine = () => undefined): void {
      completedTasks(taskEvents).ids.add(taskId);
      if (wasHeld.current) {
        tellCompleted(addLine);
        return;
      }
      wasHeld.current = end === 'held';
      // The focus must move before the next paint, so the update is synchronous.
      flushSync(() => setIsOver(true));
      say(end);
    },
  };

  function tellCompleted(addLine: AddLine): void {
    taskEvents.emit({ kind: 'task-completed', taskId });
    void import(/* webpackChunkName: "course" */ '../course/tellNext').then(
      ({ tellNext }) => tellNext(services, queries, task, addLine),
      () => undefined,
    );
  }
}
