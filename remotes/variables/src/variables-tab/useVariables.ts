import { useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { variableQueries } from '@taskweave/engine-client/queries/task/variableQueries';
import {
  deleteVariableOfTask,
  listVariablesOfTask,
  putVariableOfTask,
  type VariableOfTask,
  type VariableTarget,
} from '@taskweave/engine-client/resources/task/variablesOfTask';
import type { Task, VariableValue } from '@taskweave/engine-client/Task';
import { useEngineClient, useTaskEvents } from '@taskweave/plugin-sdk';
import { ChangedMeanwhileError } from '@taskweave/ui/variables-table';
import { findingOf, isChanged } from './findingOf';

interface Change extends VariableTarget {
  readonly onLost: () => void;
}

export function useVariables(task: Task) {
  const client = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const query = variableQueries(client).ofTask(task);
  const { data, error, isFetching, refetch } = useQuery(query);

  async function refresh(): Promise<void> {
    taskEvents.emit({ kind: 'task-changed', taskId: task.id });
    await queries.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  }

  async function find(target: VariableTarget, signal?: AbortSignal): Promise<VariableOfTask | undefined> {
    const all = await listVariablesOfTask(client, task, signal);
    return all.find(
      ({ name, place, isHidden }) =>
        name === target.name && (place === 'taskVariable') === target.isLocal && !isHidden,
    );
  }

  return {
    data,
    error,
    isFetching,
    refetch: () => void refetch(),
    refresh,
    save: async (
      { onLost, ...target }: Change,
      value: VariableValue,
      before: VariableValue | null,
    ): Promise<void> => {
      // The engine overwrites blindly, so a stale edit would silently undo someone else's.
      if (before !== null) {
        const now = await find(target);
        if (now === undefined) throw new ChangedMeanwhileError(null);
        if (isChanged(now, before)) throw new ChangedMeanwhileError(now);
      }
      await confirmWrite({
        send: () => putVariableOfTask(client, task.id, target, value),
        look: async (signal) => findingOf(await find(target, signal), value),
        onLost,
      });
    },
    remove: async ({ onLost, ...target }: Change): Promise<void> => {
      await confirmWrite({
        removes: true,
        send: () => deleteVariableOfTask(client, task.id, target),
        look: async (signal) => foundWhen((await find(target, signal)) === undefined),
        onLost,
      });
    },
  };
}
