import { useQueryClient } from '@tanstack/react-query';
import { toEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { Task } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TextKey, usePluginServices } from '@taskweave/plugin-sdk';
import { lastAct } from '@taskweave/task-changes/last-act/lastAct';
import { makeChange } from '@taskweave/task-changes/makeChange';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { snoozeTimes } from '@taskweave/widgets/snooze/snoozeTimes';
import { failureText } from '../failures/failureText';
import { SWIPE_TEXTS } from './texts/swipeTexts';

const DURATION = 6_000;

export function useSnoozeRow(): (task: Task) => Promise<void> {
  const { engine, user, taskEvents, notifications } = usePluginServices();
  const queries = useQueryClient();
  const { t, locale } = useTexts(SWIPE_TEXTS);
  const words = useProblemWords();

  return async (task) => {
    const [tomorrow] = snoozeTimes(locale, pageTime());
    if (tomorrow === undefined) return;
    const value = toEngineDate(tomorrow.until);
    const change = { kind: 'followUp', value } as const;
    lastAct(queries).remember(change);
    try {
      await makeChange(engine, task, change, user, { overwrites: true });
    } catch (error) {
      return tellFailure('swipe.snoozeFailed', task, error);
    }
    taskEvents.emit({ kind: 'task-changed', taskId: task.id, part: 'properties' });
    taskEvents.emit({ kind: 'task-snoozed', taskId: task.id });
    const date = formatsFor(locale).relativeWithTime(tomorrow.until, pageTime(), 'within');
    notifications.notify({
      ...noticeOf(task),
      kind: 'success',
      title: t('swipe.snoozed', { date }),
      duration: DURATION,
      undo: () => void wake({ ...task, followUp: value }, task.followUp),
    });
  };

  async function wake(task: Task, before: string | null): Promise<void> {
    try {
      await makeChange(engine, task, { kind: 'followUp', value: before }, user);
    } catch (error) {
      return tellFailure('swipe.undoFailed', task, error);
    }
    taskEvents.emit({ kind: 'task-changed', taskId: task.id, part: 'properties' });
    notifications.notify({ ...noticeOf(task), kind: 'success', title: t('swipe.undone') });
  }

  async function tellFailure(key: TextKey, task: Task, error: unknown): Promise<void> {
    if (isLoginRequired(error)) return;
    await words.ready(error);
    const { detail: name, tag } = noticeOf(task);
    const detail = failureText(error, { t, ...words });
    notifications.notify({ kind: 'error', title: t(key, { name }), detail, error, tag });
    taskEvents.emit({ kind: 'task-changed', taskId: task.id });
  }

  /** The undo of an older change would undo more than its message says, so each task has one message. */
  function noticeOf(task: Task) {
    return { detail: taskLabel(queries, engine, task), tag: `task-change ${task.id} followUp` };
  }
}
