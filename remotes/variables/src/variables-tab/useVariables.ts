import { useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, type Finding, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { variableQueries } from '@taskweave/engine-client/queries/variableQueries';
import {
  deleteVariableOfTask,
  listVariablesOfTask,
  putVariableOfTask,
  type VariableOfTask,
  type VariableTarget,
} from '@taskweave/engine-client/resources/variablesOfTask';
import type { Task, VariableValue } from '@taskweave/engine-client/Task';
import { useEngineClient, useTaskEvents } from '@taskweave/plugin-sdk';
import { findingOf } from './findingOf';

interface Change extends VariableTarget {
  /** The answer was lost, and is looked for. */
  readonly onLost: () => void;
}

/** The variables that a task can see, and what changes them. */
export function useVariables(task: Task) {
  const client = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const query = variableQueries(client).ofTask(task);
  const { data, error, isFetching, refetch } = useQuery(query);

  /** Resolves when the page has what the engine has now. */
  async function refresh(): Promise<void> {
    taskEvents.emit({ type: 'task-changed', taskId: task.id });
    await queries.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  }

  async function look(
    target: VariableTarget,
    signal: AbortSignal,
    judge: (found: VariableOfTask | undefined) => Finding<void>,
  ): Promise<Finding<void>> {
    const all = await listVariablesOfTask(client, task, signal);
    return judge(
      all.find(
        ({ name, place, isHidden }) =>
          name === target.name && (place === 'taskVariable') === target.isLocal && !isHidden,
      ),
    );
  }

  return {
    data,
    error,
    isFetching,
    refetch: () => void refetch(),
    refresh,
    save: async ({ onLost, ...target }: Change, value: VariableValue): Promise<void> => {
      await confirmWrite({
        send: () => putVariableOfTask(client, task.id, target, value),
        look: (signal) => look(target, signal, (found) => findingOf(found, value)),
        onLost,
      });
    },
    remove: async ({ onLost, ...target }: Change): Promise<void> => {
      await confirmWrite({
        removes: true,
        send: () => deleteVariableOfTask(client, task.id, target),
        look: (signal) => look(target, signal, (found) => foundWhen(found === undefined)),
        onLost,
      });
    },
  };
}
