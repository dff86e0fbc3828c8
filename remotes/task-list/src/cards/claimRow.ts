import type { QueryClient } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Task } from '@taskweave/engine-client/Task';
import type { PluginServices, TextKey } from '@taskweave/plugin-sdk';
import { lastAct } from '@taskweave/task-changes/last-act/lastAct';
import type { TaskChange } from '@taskweave/task-changes/TaskChange';
import { type ChangeRequest, taskChangeMutation } from '@taskweave/task-changes/taskChangeMutation';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import type { ProblemWords } from '@taskweave/ui/problem-words';
import { type FailureWords, failureText } from '../failures/failureText';
import { holderOf } from '../failures/holderOf';

const DURATION = 6_000;
const WHILE_CHECKING = 3_600_000;

export interface ClaimPage {
  readonly services: Pick<PluginServices, 'engine' | 'user' | 'taskEvents' | 'notifications' | 'navigation'>;
  readonly queries: QueryClient;
  readonly words: FailureWords & Pick<ProblemWords, 'ready'>;
}

export async function claimRow(task: Task, page: ClaimPage): Promise<void> {
  const { services, queries, words } = page;
  const { notifications, navigation } = services;
  lastAct(queries).remember({ kind: 'claim' });
  const name = taskLabel(queries, services.engine, task);
  try {
    await send(task, { kind: 'claim' }, page);
  } catch (error) {
    await tell('claim.failed', { name, error, task }, page);
    return;
  }
  notifications.notify({
    kind: 'success',
    title: words.t('claim.done'),
    detail: name,
    duration: DURATION,
    tag: placeOf(task),
    links: [{ label: words.t('common.openTask'), href: () => navigation.inboxHref({ task: task.id }) }],
    undo: () => void giveBack(task, name, page),
  });
}

async function giveBack(task: Task, name: string, page: ClaimPage): Promise<void> {
  const { user, notifications } = page.services;
  try {
    await send({ ...task, assignee: user.id }, { kind: 'unclaim' }, page);
  } catch (error) {
    await tell('claim.undoFailed', { name, error, task }, page);
    return;
  }
  const title = page.words.t('claim.undone');
  notifications.notify({ kind: 'success', title, detail: name, tag: placeOf(task) });
}

function send(before: Task, change: TaskChange, { services, queries, words }: ClaimPage): Promise<void> {
  const { engine, user, taskEvents, notifications } = services;
  const tellLost = ({ before: lost }: ChangeRequest) =>
    notifications.notify({
      kind: 'warning',
      title: words.t('common.checkingTask'),
      detail: taskLabel(queries, engine, lost),
      duration: WHILE_CHECKING,
    });
  return queries
    .getMutationCache()
    .build<void, Error, ChangeRequest, unknown>(queries, {
      ...taskChangeMutation(engine, user, before.id, tellLost),
      onSuccess: async () => {
        const rows = { queryKey: taskListQueries(engine).pagesKey };
        // A response in flight may predate the change.
        await queries.cancelQueries(rows);
        taskEvents.emit({ kind: 'task-changed', taskId: before.id, part: 'properties' });
        await queries.refetchQueries({ ...rows, type: 'active' }, { cancelRefetch: false });
      },
    })
    .execute({ change, before });
}

interface Failure {
  readonly name: string;
  readonly error: unknown;
  readonly task: Task;
}

async function tell(title: TextKey, { name, error, task }: Failure, page: ClaimPage): Promise<void> {
  const { services, words } = page;
  if (isEngineError(error) && error.problem.kind === 'login-required') return;
  await words.ready(error);
  const detail = await reasonOf(error, () => holderOf(services.engine, task.id), words);
  const tag = placeOf(task);
  services.notifications.notify({
    kind: 'error',
    title: words.t(title, { name }),
    detail,
    error,
    tag,
  });
  services.taskEvents.emit({ kind: 'task-changed', taskId: task.id });
}

/** The undo of an older change would also revert later ones, so each task has one notification, here and in its header. */
function placeOf({ id }: Task): string {
  return `task-change ${id}`;
}

async function reasonOf(
  error: unknown,
  askHolder: () => ReturnType<typeof holderOf>,
  words: FailureWords,
): Promise<string> {
  const { t } = words;
  if (!isEngineError(error) || error.problem.kind !== 'conflict') return failureText(error, words);
  const holder = await askHolder();
  return holder === null ? t('claim.taken') : t('common.claimedBy', { name: holder.name });
}
