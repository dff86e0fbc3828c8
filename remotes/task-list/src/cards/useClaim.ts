import { useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';
import { type TextKey, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { lastAct } from '@taskweave/task-changes/last-act/lastAct';
import type { TaskChange } from '@taskweave/task-changes/TaskChange';
import { type ChangeRequest, taskChangeMutation } from '@taskweave/task-changes/taskChangeMutation';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type FailureWords, failureText } from '../failures/failureText';

const DURATION = 6_000;
/** As long as a lost answer is looked for. */
const WHILE_CHECKING = 3_600_000;

/**
 * Whether to offer the claim: nobody holds the task, and the engine does not refuse every change of it. Whether the
 * person has the right is for the engine to say, which does not tell before.
 */
export function canClaim({ assignee, suspended }: Task): boolean {
  return assignee === null && !suspended;
}

interface ClaimPressOptions {
  readonly at: (row: number) => Task | undefined;
  readonly isThere: (taskId: string) => boolean;
  readonly focusRow: (row: number) => void;
}

/** So long a press where a claimed row has left the list is still for that row, in ms. */
const STILL = 1_000;
/** Pixels that a hand moves between two presses of the same. */
const SAME_PLACE = 12;

interface ClaimPress {
  readonly taskId: string;
  readonly x: number;
  readonly y: number;
  /** When it was pressed, or else when its row has left the list. */
  at: number;
  hasLeft: boolean;
}

/** For the list's presses: claims where one was on a claim button. True when it was. */
export function useClaimPress({ at, isThere, focusRow }: ClaimPressOptions) {
  const claim = useClaim();
  const latest = useRef<ClaimPress | null>(null);
  useEffect(() => {
    const press = latest.current;
    if (press === null || press.hasLeft || isThere(press.taskId)) return;
    press.hasLeft = true;
    press.at = Date.now();
  });

  /** The row beneath has moved up to where the claimed one was pressed a moment ago: nobody has chosen it. */
  function isForLeft({ clientX, clientY, detail }: MouseEvent, task: Task | undefined): boolean {
    const press = latest.current;
    // Keys press where the focus is.
    if (press === null || detail === 0 || task?.id === press.taskId) return false;
    const isSamePlace = Math.hypot(clientX - press.x, clientY - press.y) < SAME_PLACE;
    return isSamePlace && Date.now() - press.at < STILL;
  }

  return (event: MouseEvent, row: number | null): boolean => {
    const { target, clientX: x, clientY: y } = event;
    const task = row === null ? undefined : at(row);
    if (isForLeft(event, task)) {
      event.preventDefault();
      return true;
    }
    if (!(target instanceof Element) || target.closest('[data-claim]') === null) return false;
    // The button goes with the claim; the focus does not.
    if (row !== null) focusRow(row);
    if (task !== undefined) {
      latest.current = { taskId: task.id, x, y, at: Date.now(), hasLeft: false };
      claim(task);
    }
    return true;
  };
}

/**
 * Claims a task from its row. It is seen at once, and taken back where the engine refuses it. The list may lose the
 * task by it, so a message leads to the task, and undoes the claim.
 */
function useClaim(): (task: Task) => void {
  const { engine, user, taskEvents, notifications, navigation } = usePluginServices();
  const queries = useQueryClient();
  const { t } = useTranslation();
  const words = useProblemWords();

  /** Sends a change that `useRowOverlay` shows until the rows themselves have it. */
  function send(before: Task, change: TaskChange): Promise<void> {
    return queries
      .getMutationCache()
      .build<void, Error, ChangeRequest, unknown>(queries, {
        ...taskChangeMutation(engine, user, before.id, tellLost),
        onSuccess: async () => {
          const rows = { queryKey: taskListQueries(engine).pagesKey };
          // An answer on its way may be from before the change.
          await queries.cancelQueries(rows);
          taskEvents.emit({ type: 'task-changed', taskId: before.id });
          await queries.refetchQueries({ ...rows, type: 'active' }, { cancelRefetch: false });
        },
      })
      .execute({ change, before });
  }

  function tellLost({ before }: ChangeRequest): () => void {
    return notifications.notify({
      kind: 'warning',
      title: t('common.checkingTask'),
      detail: taskLabel(queries, engine, before),
      duration: WHILE_CHECKING,
    });
  }

  async function claim(task: Task): Promise<void> {
    const name = taskLabel(queries, engine, task);
    try {
      await send(task, { kind: 'claim' });
    } catch (error) {
      await tell('claim.failed', name, error, task);
      return;
    }
    notifications.notify({
      kind: 'success',
      title: t('claim.done', { name }),
      duration: DURATION,
      exclusive: placeOf(task),
      links: [{ label: t('common.openTask'), href: () => navigation.href({ task: task.id }) }],
      undo: () => void giveBack(task, name),
    });
  }

  async function giveBack(task: Task, name: string): Promise<void> {
    try {
      await send({ ...task, assignee: user.id }, { kind: 'unclaim' });
    } catch (error) {
      await tell('claim.undoFailed', name, error, task);
      return;
    }
    const exclusive = placeOf(task);
    notifications.notify({ kind: 'success', title: t('claim.undone', { name }), exclusive });
  }

  async function tell(title: TextKey, name: string, error: unknown, task: Task): Promise<void> {
    // The shell asks for the sign-in.
    if (isEngineError(error) && error.problem.kind === 'login-required') return;
    await words.ready(error);
    const detail = await reasonOf(error, () => holderOf(engine, task.id), { t, ...words });
    const exclusive = placeOf(task);
    notifications.notify({ kind: 'error', title: t(title, { name }), detail, error, exclusive });
    // What the rows show is out of date, or was never right.
    taskEvents.emit({ type: 'task-changed', taskId: task.id });
  }

  return (task) => {
    if (!canClaim(task)) return;
    lastAct(queries).remember({ kind: 'claim' });
    void claim(task);
  };
}

/** One message a task, here and in its head: the undo of an older change would undo more than its message says. */
function placeOf({ id }: Task): string {
  return `task-change ${id}`;
}

async function reasonOf(
  error: unknown,
  askHolder: () => Promise<string | null>,
  words: FailureWords,
): Promise<string> {
  const { t } = words;
  if (!isEngineError(error) || error.problem.kind !== 'conflict') return failureText(error, words);
  const holder = await askHolder();
  return holder === null ? t('claim.taken') : t('common.claimedBy', { name: holder });
}

async function holderOf(engine: EngineClient, taskId: string): Promise<string | null> {
  try {
    const { assigneeUser, assignee } = await getTask(engine, taskId);
    return assigneeUser ? userName(assigneeUser) : assignee;
  } catch {
    return null;
  }
}
