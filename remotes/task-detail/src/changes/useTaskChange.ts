import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useTaskEvents, useUser } from '@taskweave/plugin-sdk';
import { lastAct } from '@taskweave/task-changes/last-act/lastAct';
import {
  inverseOf,
  isAssignment,
  isSnooze,
  type TaskChange,
  withChange,
} from '@taskweave/task-changes/TaskChange';
import { type ChangeRequest, taskChangeMutation } from '@taskweave/task-changes/taskChangeMutation';
import { usePendingChanges } from '@taskweave/task-changes/usePendingChanges';
import { useChangeReport } from './useChangeReport';

export interface TaskChanges {
  readonly change: (change: TaskChange) => void;
  readonly isAssigning: boolean;
}

interface HeadRequest extends ChangeRequest {
  readonly before: TaskDetail;
  readonly isUndo: boolean;
}

export function useTaskChange(taskId: string): TaskChanges {
  const client = useEngineClient();
  const user = useUser();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const report = useChangeReport();
  const mutation = taskChangeMutation(client, user, taskId, report.checking);
  const { queryKey } = taskQueries(client).detail(taskId);
  const pending = usePendingChanges(client, taskId);

  /** `cancelRefetch: false` joins the request that the task event started. */
  const refetch = () => queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });

  const { mutate } = useMutation({
    ...mutation,
    onSuccess: async (_, { before, change, isUndo }: HeadRequest) => {
      // A response in flight may predate the change.
      await queries.cancelQueries({ queryKey, exact: true });
      // The task is not refetched while its form is being sent, so the change goes into the cache.
      queries.setQueryData<TaskDetail>(queryKey, (known) => known && withChange(known, change, user));
      taskEvents.emit({ kind: 'task-changed', taskId, part: 'properties' });
      if (isSnooze(change)) taskEvents.emit({ kind: 'task-snoozed', taskId });
      await refetch();
      const inverse = isUndo ? null : inverseOf(before, change);
      report.success(change, before, {
        isUndo,
        undo: inverse === null ? null : () => run(inverse, withChange(before, change, user), true),
      });
    },
    onError: async (error, { before, change }) => {
      if (isLoginRequired(error)) return;
      await refetch();
      await report.failure(error, change, queries.getQueryData<TaskDetail>(queryKey) ?? before);
    },
  });

  function run(change: TaskChange, before: TaskDetail, isUndo = false): void {
    mutate({ change, before, isUndo });
  }

  return {
    change: (change) => {
      const known = queries.getQueryData<TaskDetail>(queryKey);
      const inTheWay = queries.getMutationCache().findAll({
        mutationKey: mutation.mutationKey,
        status: 'pending',
      });
      const waiting = inTheWay.map(({ state }) => (state.variables as ChangeRequest).change);
      const isSame = isAssignment(change) && waiting.findLast(isAssignment)?.kind === change.kind;
      if (known === undefined || isSame) return;
      lastAct(queries).remember(change);
      run(
        change,
        waiting.reduce((task, earlier) => withChange(task, earlier, user), known),
      );
    },
    isAssigning: pending.some(({ change }) => isAssignment(change)),
  };
}

export function useChangeOverlay<Known extends TaskDetail | null>(known: Known): TaskDetail | Known {
  const user = useUser();
  const pending = usePendingChanges(useEngineClient(), known?.id ?? '');
  return known && pending.reduce<TaskDetail>((seen, { change }) => withChange(seen, change, user), known);
}
