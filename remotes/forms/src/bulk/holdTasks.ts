import type { QueryClient } from '@tanstack/react-query';
import { createTries } from '@taskweave/engine-client/createTries';
import type { Task } from '@taskweave/engine-client/Task';
import type { BulkOperation, FormOutcome, PluginServices } from '@taskweave/plugin-sdk';
import { keyedLabel } from '@taskweave/task-changes/taskLabel';
import { flushSync } from 'react-dom';
import { subjectId } from '../drafts/draftEntry';
import { draftStoreOf } from '../drafts/draftStoreOf';
import { holdForm } from '../form-parts/heldForms';
import { type HeldForm, holdCompletion } from '../held/holdCompletion';
import { markCompleting } from '../held/markCompleting';
import type { TaskSubject } from '../submission/lookForSubmission';
import type { TaskCheck } from './checkTask';
import { type TasksWords, tellHeldTasks } from './tellHeldTasks';

interface TasksToHold extends Omit<TasksWords, 'nameOf'> {
  readonly queries: QueryClient;
  readonly milliseconds: number;
  readonly check: TaskCheck;
  readonly open: (() => void) | null;
}

export function holdTasks(
  options: TasksToHold,
): Pick<BulkOperation, 'apply' | 'show'> & Required<Pick<BulkOperation, 'hold'>> {
  const { services, queries, milliseconds, check, open } = options;
  const { engine, user, taskEvents } = services;
  const pressedAt = Date.now();
  const nameOf = (task: Task) => keyedLabel(queries, engine, task);
  let opensWhenSent = false;

  function heldForm(task: Task): HeldForm {
    const subject = subjectOf(task);
    const { taskId } = subject;
    const release = holdForm(queries, engine, taskId);
    return {
      subject,
      submission: { kind: 'complete', variables: {} },
      tries: createTries<FormOutcome>(JSON.stringify([engine.name, user.id, 'form', subjectId(subject)])),
      onSent: () => taskEvents.emit({ kind: 'task-completed', taskId }),
      onReturned() {
        release();
        taskEvents.emit({ kind: 'task-returned', taskId });
      },
    };
  }

  return {
    async apply(task, signal) {
      const skip = await check(task, signal);
      if (skip !== undefined) return skip;
      const subject = subjectOf(task);
      const form = { subject, formType: 'generic', snapshot: null, name: nameOf(task), pressedAt } as const;
      return markCompleting(services, form) ? undefined : { skipped: options.t('bulk.notKept') };
    },
    hold(tasks, closeMessage) {
      const forms = tasks.map(heldForm);
      sayLeaving(services, tasks);
      opensWhenSent = false;
      const words = {
        ...tellHeldTasks({ ...options, nameOf }),
        closeNotice: closeMessage,
        sent: () => opensWhenSent && open?.(),
      };
      const drafts = draftStoreOf(services);
      return { milliseconds, ...holdCompletion({ services, queries, drafts, forms, words }) };
    },
    ...(open !== null && {
      show() {
        opensWhenSent = true;
      },
    }),
  };
}

function subjectOf(task: Task): TaskSubject {
  return { kind: 'task', taskId: task.id, task };
}

/** The open task leaves last: the first remaining task replaces it once the list has lost the others. */
function sayLeaving({ taskEvents, navigation }: PluginServices, tasks: readonly Task[]): void {
  const openId = navigation.inboxParam('task');
  const say = (taskId: string) => taskEvents.emit({ kind: 'task-completing', taskId });
  flushSync(() => {
    for (const { id } of tasks) if (id !== openId) say(id);
  });
  if (tasks.some(({ id }) => id === openId)) say(openId ?? '');
}
