import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskChangeKey } from '@taskweave/engine-client/queries/taskChangeKey';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useTaskEvents, useUser } from '@taskweave/plugin-sdk';
import { ASSIGNMENT_KINDS, inverseOf, makeChange, type TaskChange, withChange } from './TaskChange';
import { useChangeReport } from './useChangeReport';

export interface TaskChanges {
  /** Makes the change; it is seen at once, and taken back where the engine refuses it. */
  readonly change: (change: TaskChange) => void;
  /** A change of who holds the task is on its way. */
  readonly isAssigning: boolean;
}

export interface ChangeRequest {
  readonly change: TaskChange;
  /** The task as the person saw it. */
  readonly before: TaskDetail;
  readonly isUndo: boolean;
}

/**
 * Changes the head of a task. What is on its way is shown by `useChangeOverlay`, wherever the task is drawn, until the
 * engine's own answer has it. Changes of one task are sent one after the other, so that none overtakes another.
 */
export function useTaskChange(taskId: string): TaskChanges {
  const client = useEngineClient();
  const user = useUser();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const report = useChangeReport();
  const mutationKey = changeKey(client, taskId);
  const { queryKey } = taskQueries(client).detail(taskId);
  const pending = usePendingChanges(taskId);

  /** Brings the task up to date; joins the request that the task event has begun. */
  const refetch = () => queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    // Waiting for the network would show a claim that nobody has made; failing says so at once.
    networkMode: 'always',
    mutationFn: ({ before, change }: ChangeRequest) => makeChange(client, before, change, user),
    onSuccess: async (_, { before, change, isUndo }) => {
      // An answer on its way may be from before the change.
      await queries.cancelQueries({ queryKey, exact: true });
      taskEvents.emit({ type: 'task-changed', taskId });
      await refetch();
      const inverse = isUndo ? null : inverseOf(before, change);
      report.success(change, {
        isUndo,
        undo: inverse === null ? null : () => run(inverse, withChange(before, change, user), true),
      });
    },
    onError: async (error, { change }) => {
      if (isLoginRequired(error)) return;
      await refetch();
      report.failure(error, change, queries.getQueryData<TaskDetail>(queryKey));
    },
  });

  function run(change: TaskChange, before: TaskDetail, isUndo = false): void {
    mutate({ change, before, isUndo });
  }

  return {
    change: (change) => {
      const known = queries.getQueryData<TaskDetail>(queryKey);
      const inTheWay = queries.getMutationCache().findAll({ mutationKey, status: 'pending' });
      const waiting = inTheWay.map(({ state }) => (state.variables as ChangeRequest).change);
      // A second press while the first is on its way means the same.
      const isBusy = ASSIGNMENT_KINDS.has(change.kind) && waiting.some(isAssignment);
      if (known === undefined || isBusy) return;
      run(
        change,
        waiting.reduce((task, earlier) => withChange(task, earlier, user), known),
      );
    },
    isAssigning: pending.some(isAssignment),
  };
}

/** The task with the changes that are on their way. */
export function useChangeOverlay(task: TaskDetail): TaskDetail {
  const user = useUser();
  return usePendingChanges(task.id).reduce((seen, change) => withChange(seen, change, user), task);
}

function usePendingChanges(taskId: string): readonly TaskChange[] {
  const mutationKey = changeKey(useEngineClient(), taskId);
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as ChangeRequest).change,
  });
}

function isAssignment({ kind }: TaskChange): boolean {
  return ASSIGNMENT_KINDS.has(kind);
}

export function changeKey(client: EngineClient, taskId: string): readonly unknown[] {
  return taskChangeKey(client, taskId);
}
