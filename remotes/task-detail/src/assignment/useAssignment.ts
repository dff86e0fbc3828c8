import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { userName } from '@taskweave/engine-client/resources/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import {
  useEngineClient,
  useNotifications,
  useTaskEvents,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { isGone, isLoginRequired } from '../data/useTaskDetail';
import { type AssignmentAction, sendAssignment, withAssignment } from './assignment';

export interface Assignment {
  readonly assign: (action: AssignmentAction) => void;
  readonly isPending: boolean;
}

/**
 * Changes the assignee of a task. What is on its way is shown by `useAssignmentOverlay`, wherever the task is
 * drawn, until the engine's own answer has it; a second press meanwhile does nothing.
 */
export function useAssignment(taskId: string): Assignment {
  const client = useEngineClient();
  const user = useUser();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const reportFailure = useFailureReport();
  const mutationKey = keyOf(client, taskId);
  const { queryKey } = taskQueries(client).detail(taskId);

  /** Brings the task up to date; joins the request that the task event has begun. */
  const refetch = () => queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });

  const { mutate } = useMutation({
    mutationKey,
    // Waiting for the network would show a claim that nobody has made; failing says so at once.
    networkMode: 'always',
    mutationFn: (action: AssignmentAction) => sendAssignment(client, taskId, action, user),
    onSuccess: async () => {
      // An answer on its way may be from before the change.
      await queries.cancelQueries({ queryKey, exact: true });
      taskEvents.emit({ type: 'task-changed', taskId });
      await refetch();
    },
    onError: async (error, action) => {
      if (isLoginRequired(error)) return;
      await refetch();
      reportFailure(error, action, queries.getQueryData<TaskDetail>(queryKey));
    },
  });

  return {
    assign: (action) => {
      if (queries.isMutating({ mutationKey }) === 0) mutate(action);
    },
    isPending: usePendingAction(taskId) !== null,
  };
}

/** The task with the change of its assignee that is on its way. */
export function useAssignmentOverlay(task: TaskDetail): TaskDetail {
  const user = useUser();
  const action = usePendingAction(task.id);
  return action === null ? task : withAssignment(task, action, user);
}

function usePendingAction(taskId: string): AssignmentAction | null {
  const mutationKey = keyOf(useEngineClient(), taskId);
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as AssignmentAction,
  });
  return pending.at(-1) ?? null;
}

function keyOf(client: EngineClient, taskId: string): readonly string[] {
  return ['engine', client.engine, 'task', 'assignment', taskId];
}

function useFailureReport() {
  const notifications = useNotifications();
  const { t } = useTranslation();

  return (error: unknown, action: AssignmentAction, task: TaskDetail | undefined): void => {
    // The task's own place says that it is gone.
    if (isGone(error)) return;
    notifications.notify({
      kind: 'error',
      title: t(`assignment.${action}Error`),
      detail: detailOf(error, task),
    });
  };

  function detailOf(error: unknown, task: TaskDetail | undefined): string {
    if (taskProblem(error) === 'suspended') return t('task.suspended');
    if (isEngineError(error) && error.problem.kind === 'conflict') {
      const holder = task?.assignee;
      if (!holder) return t('assignment.taken');
      return t('assignment.takenBy', { name: task.assigneeUser ? userName(task.assigneeUser) : holder });
    }
    return error instanceof Error ? error.message : String(error);
  }
}
