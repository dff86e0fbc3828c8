import { useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { taskChangeKey } from '@taskweave/engine-client/queries/taskChangeKey';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import { claimTask, getTask, unclaimTask } from '@taskweave/engine-client/resources/task';
import { userName } from '@taskweave/engine-client/resources/user';
import type { Task } from '@taskweave/engine-client/Task';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { failureText } from '../failures/failureText';
import { canClaim } from './canClaim';
import type { ChangeOfAssignee } from './usePendingChanges';

const DURATION = 8_000;
/** The undo of an older change would undo more than its message says. */
const ONE_AT_A_TIME = 'task-change';

/**
 * Claims a task from its row. It is seen at once, and taken back where the engine refuses it. The list may lose the
 * task by it, so a message leads to the task, and undoes the claim.
 */
export function useClaim(): (task: Task) => void {
  const { engine, user, taskEvents, notifications, navigation } = usePluginServices();
  const queries = useQueryClient();
  const { t } = useTranslation();

  /** Sends a change that `usePendingChanges` shows until the rows themselves have it. */
  function send(taskId: string, kind: 'claim' | 'unclaim'): Promise<void> {
    const mutationKey = taskChangeKey(engine, taskId);
    return queries
      .getMutationCache()
      .build<void, Error, ChangeOfAssignee, unknown>(queries, {
        mutationKey,
        scope: { id: mutationKey.join('/') },
        // Waiting for the network would show a claim that nobody has made; failing says so at once.
        networkMode: 'always',
        mutationFn: () =>
          confirmWrite({
            send: () => (kind === 'claim' ? claimTask(engine, taskId, user.id) : unclaimTask(engine, taskId)),
            look: async (signal) => {
              const { assignee } = await getTask(engine, taskId, signal);
              return foundWhen((assignee === user.id) === (kind === 'claim'));
            },
          }),
        onSuccess: async () => {
          const rows = { queryKey: taskListQueries(engine).pagesKey };
          // An answer on its way may be from before the change.
          await queries.cancelQueries(rows);
          taskEvents.emit({ type: 'task-changed', taskId });
          await queries.refetchQueries({ ...rows, type: 'active' }, { cancelRefetch: false });
        },
      })
      .execute({ change: { kind } });
  }

  async function claim(task: Task): Promise<void> {
    const name = task.name ?? task.taskDefinitionKey ?? task.id;
    try {
      await send(task.id, 'claim');
    } catch (error) {
      await tell('claim.failed', name, error, task.id);
      return;
    }
    notifications.notify({
      kind: 'success',
      title: t('claim.done', { name }),
      duration: DURATION,
      exclusive: ONE_AT_A_TIME,
      links: [{ label: t('claim.open'), href: () => navigation.href({ task: task.id }) }],
      actions: [{ label: t('claim.undo'), onPress: () => void giveBack(task.id, name) }],
    });
  }

  async function giveBack(taskId: string, name: string): Promise<void> {
    try {
      await send(taskId, 'unclaim');
    } catch (error) {
      await tell('claim.undoFailed', name, error, taskId);
      return;
    }
    notifications.notify({ kind: 'success', title: t('claim.undone', { name }), exclusive: ONE_AT_A_TIME });
  }

  async function tell(title: string, name: string, error: unknown, taskId: string): Promise<void> {
    // The shell asks for the sign-in.
    if (isEngineError(error) && error.problem.kind === 'login-required') return;
    const detail = await reasonOf(error, taskId);
    notifications.notify({
      kind: 'error',
      title: t(title, { name }),
      detail,
      error,
      exclusive: ONE_AT_A_TIME,
    });
    // What the rows show is out of date, or was never right.
    taskEvents.emit({ type: 'task-changed', taskId });
  }

  async function reasonOf(error: unknown, taskId: string): Promise<string> {
    if (isEngineError(error) && error.problem.kind === 'conflict') {
      const holder = await holderOf(taskId);
      return holder === null ? t('claim.taken') : t('claim.takenBy', { name: holder });
    }
    const { text, engineWords } = failureText(error, { t });
    return engineWords === null ? text : `${text} ${engineWords}`;
  }

  async function holderOf(taskId: string): Promise<string | null> {
    try {
      const { assigneeUser, assignee } = await getTask(engine, taskId);
      return assigneeUser ? userName(assigneeUser) : assignee;
    } catch {
      return null;
    }
  }

  return (task) => {
    if (canClaim(task)) void claim(task);
  };
}
