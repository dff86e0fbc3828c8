import { useQueryClient } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkOperation, type Language, usePluginServices, useUser } from '@taskweave/plugin-sdk';
import { lastAct } from '@taskweave/task-changes/last-act/lastAct';
import { makeChange } from '@taskweave/task-changes/makeChange';
import { isSnooze, type Person, subjectOf, type TaskChange } from '@taskweave/task-changes/TaskChange';
import { assigneeAfter } from '../../cards/assigneeAfter';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { claimOperation } from './claimOperation';

export function useBulkChange(): (change: TaskChange) => BulkOperation {
  const { engine, permissions } = usePluginServices();
  const user = useUser();
  const language = useTexts(BULK_TEXTS);
  const act = lastAct(useQueryClient());

  return (change) => {
    act.remember(change);
    const operation = operationOf(change);
    if (change.kind !== 'claim') return operation;
    const me = { id: user.id, firstName: user.name, lastName: null };
    const assignToMe = operationOf({ kind: 'assign', user: me });
    return claimOperation({ engine, permissions, claim: operation, assignToMe, t: language.t });
  };

  function operationOf(change: TaskChange) {
    return {
      ...wordsOf(change, user, language),
      apply: (task: Task) => makeChange(engine, task, change, user, { overwrites: true }),
      undo: async (task: Task, signal: AbortSignal) => {
        const after = afterChange(task, change, user);
        const inverse = inverseFor(task, change, user);
        if (inverse === null) return undefined;
        if (after.assignee !== task.assignee) {
          const { assignee } = await getTask(engine, task.id, signal);
          if (assignee !== after.assignee) return { skipped: language.t('bulk.undo.changed') };
        }
        await makeChange(engine, after, inverse, user);
        return undefined;
      },
    } satisfies BulkOperation;
  }
}

function wordsOf(
  change: TaskChange,
  user: Person,
  { t, locale }: Pick<Language, 't' | 'locale'>,
): Pick<BulkOperation, 'title' | 'done'> {
  switch (change.kind) {
    case 'claim':
    case 'unclaim':
    case 'priority': {
      const { kind } = change;
      return { title: t(`bulk.${kind}.title`), done: (count) => t(`bulk.${kind}.done`, { count }) };
    }
    case 'assign':
      return {
        title: t('bulk.assign.title'),
        done: (count) =>
          t('bulk.assign.done', {
            count,
            name: change.user.id === user.id ? user.name : subjectOf(change),
          }),
      };
    case 'due':
    case 'followUp': {
      const { kind, value } = change;
      const until = isSnooze(change) ? parseEngineDate(value) : null;
      if (until !== null) {
        const date = formatsFor(locale).relativeWithTime(until, pageTime(), 'within');
        return { title: t('bulk.snooze.title'), done: (count) => t('bulk.snooze.done', { count, date }) };
      }
      return {
        title: t(`bulk.${kind}.title`),
        done: (count) => t(`bulk.${kind}.${value === null ? 'removed' : 'done'}`, { count }),
      };
    }
    default:
      return { title: t('bulk.repeat.title') };
  }
}

function afterChange(task: Task, change: TaskChange, user: Person): Task {
  if (change.kind === 'due' || change.kind === 'followUp') return { ...task, [change.kind]: change.value };
  if (change.kind === 'priority') return { ...task, priority: change.value };
  const assignee = assigneeAfter(task, change, user);
  return assignee === undefined ? task : { ...task, assignee };
}

function inverseFor(task: Task, change: TaskChange, user: Person): TaskChange | null {
  const { assignee } = task;
  if (change.kind === 'due' || change.kind === 'followUp') {
    return { kind: change.kind, value: task[change.kind] };
  }
  if (change.kind === 'priority') return { kind: 'priority', value: task.priority };
  const after = assigneeAfter(task, change, user);
  if (after === undefined || after === assignee) return null;
  if (assignee === null) return { kind: after === user.id ? 'unclaim' : 'reset' };
  if (assignee === user.id && after === null) return { kind: 'claim' };
  return { kind: 'assign', user: { id: assignee, firstName: null, lastName: null } };
}
