import { useQueryClient } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { TaskChangedError } from '@taskweave/engine-client/resources/task/taskChanges';
import type { Task, TaskDetail } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { type TextKey, useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { isSnooze, subjectOf, type TaskChange } from '@taskweave/task-changes/TaskChange';
import type { ChangeRequest } from '@taskweave/task-changes/taskChangeMutation';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { isGone } from '../data/useTaskDetail';

const DURATION = 6_000;

export interface Success {
  readonly isUndo: boolean;
  readonly undo: (() => void) | null;
}

/** No search for a lost response takes this long. */
const WHILE_CHECKING = 3_600_000;

export function useChangeReport() {
  const notifications = useNotifications();
  const { t, locale } = useTranslation();
  const { ready } = useProblemWords();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const client = useEngineClient();

  return {
    checking({ before, change }: ChangeRequest): (isMade: boolean) => void {
      const detail = taskLabel(queries, client, before);
      const close = notifications.notify({
        kind: 'warning',
        title: t('common.checkingTask'),
        detail,
        duration: WHILE_CHECKING,
      });
      return (isMade) => {
        close();
        if (!isMade) return;
        const title = t('change.found');
        notifications.notify({
          kind: 'success',
          title,
          detail,
          duration: DURATION,
          tag: placeOf(before, change),
        });
      };
    },

    success(change: TaskChange, task: TaskDetail, { isUndo, undo }: Success): void {
      const key = isUndo ? 'change.undone' : undo === null ? null : doneKey(change);
      if (key === null) return;
      notifications.notify({
        kind: 'success',
        title: t(key, { name: subjectOf(change), date: dateText(change, locale) }),
        detail: taskLabel(queries, client, task),
        duration: DURATION,
        tag: placeOf(task, change),
        ...(undo !== null && { undo }),
      });
    },

    async failure(error: unknown, change: TaskChange, task: TaskDetail): Promise<void> {
      if (isGone(error)) return;
      await ready(error);
      const { title, detail } = failureText(error, change, task);
      notifications.notify({
        kind: 'error',
        title,
        detail: `${taskLabel(queries, client, task)}\n${detail}`,
        error,
        tag: placeOf(task, change),
      });
    },

    failureText,
  };
}

const APART: ReadonlySet<TaskChange['kind']> = new Set<TaskChange['kind']>(['due', 'followUp', 'priority']);

/** The undo of an older change would also revert later ones, so each task and kind of change has one notification. */
function placeOf({ id }: Task, { kind }: TaskChange): string {
  return APART.has(kind) ? `task-change ${id} ${kind}` : `task-change ${id}`;
}

function useFailureText() {
  const { explain } = useProblemWords();
  const { t, locale } = useTranslation();

  return (error: unknown, change: TaskChange, task: TaskDetail | undefined) => ({
    title: t(`change.error.${nameOf(change)}`, { name: subjectOf(change) }),
    detail: detailOf(error, task),
  });

  function detailOf(error: unknown, task: TaskDetail | undefined): string {
    if (error instanceof LostAnswerError) return t('change.lost');
    if (error instanceof TaskChangedError) return meanwhileText(error);
    if (taskProblem(error) === 'suspended') return t('task.suspended');
    if (isEngineError(error) && error.problem.kind === 'conflict') {
      const holder = task?.assignee;
      // A concurrent modification does not reveal the assignee; this exception does.
      const isTaken = error.problem.engineType === 'TaskAlreadyClaimedException';
      if (!holder || !isTaken) return t('assignment.taken');
      return t('common.claimedBy', { name: task.assigneeUser ? userName(task.assigneeUser) : holder });
    }
    return explain(error);
  }

  function meanwhileText({ current }: TaskChangedError): string {
    const [value] = Object.values(current);
    if (value === null || value === undefined) return t('change.meanwhileEmptied');
    return t('change.meanwhile', { value: valueText(value) });
  }

  function valueText(value: string | number): string {
    if (typeof value === 'number') return formatsFor(locale).number(value);
    const date = parseEngineDate(value);
    return date === null ? value : formatsFor(locale).dateTime(date);
  }
}

function doneKey(change: TaskChange): TextKey | null {
  const name = isSnooze(change) ? 'snoozed' : nameOf(change);
  return name === 'restore' ? null : `change.done.${name}`;
}

function nameOf(change: TaskChange) {
  const { kind } = change;
  return (kind === 'due' || kind === 'followUp') && change.value === null
    ? (`${kind}Cleared` as const)
    : kind;
}

function dateText(change: TaskChange, locale: string): string {
  const date = change.kind === 'due' || change.kind === 'followUp' ? parseEngineDate(change.value) : null;
  return date === null ? '' : formatsFor(locale).relativeWithTime(date, pageTime(), 'within');
}
