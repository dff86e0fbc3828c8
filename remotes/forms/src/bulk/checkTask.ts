import { taskProblem } from '@taskweave/engine-client/EngineError';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import { getTaskForm } from '@taskweave/engine-client/resources/task/taskForm';
import type { Task } from '@taskweave/engine-client/Task';
import type { BulkSkip, Language, PluginServices } from '@taskweave/plugin-sdk';
import { draftStoreOf } from '../drafts/draftStoreOf';
import { isDelegated } from '../submission/lookForSubmission';

export type TaskCheck = (task: Task, signal: AbortSignal) => Promise<BulkSkip | undefined>;

export function checkTask(services: PluginServices, t: Language['t']): TaskCheck {
  const { engine, user } = services;
  const drafts = draftStoreOf(services);

  return async (task, signal) => {
    const { id, assignee: seen } = task;
    const isMarked = drafts.completing().get(id)?.hasInput === false;
    if (!isMarked && drafts.has({ kind: 'task', taskId: id, task })) return { skipped: t('bulk.hasDraft') };
    // Task lists do not say which tasks have forms.
    const [hasForm, now] = await Promise.all([
      getTaskForm(engine, id, signal).then(({ key, formRef }) => key !== null || formRef !== null, isUnmade),
      getTask(engine, id, signal),
    ]);
    const { assignee, assigneeUser } = now;
    // The engine lets people complete tasks of others, so skip a task that has been reassigned since.
    if (assignee !== null && assignee !== seen && assignee !== user.id) {
      const name = assigneeUser ? userName(assigneeUser) : assignee;
      return { skipped: t('bulk.ofOther', { name }) };
    }
    if (hasForm) return { skipped: t('bulk.hasForm') };
    if (now.suspended) return { skipped: t('bulk.suspended') };
    return isDelegated(now) ? { skipped: t('bulk.delegated') } : undefined;
  };
}

/** The engine reports a task as gone when it cannot make the form, so only the task itself tells whether it is. */
function isUnmade(error: unknown): true {
  if (taskProblem(error) === 'gone') return true;
  throw error;
}
