import { hashKey, type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { TaskVariable, VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useSyncExternalStore } from 'react';

type Variables = Readonly<Record<string, TaskVariable>>;

export function useKnownVariables(
  task: Task,
  names: readonly string[] | null,
  isAsked: boolean,
): Variables | undefined {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const { variables, variablesKey } = taskListQueries(client);
  const own = variables([task], names);
  const ownHash = hashKey(own.queryKey);
  const subscribe = useCallback((listener: () => void) => watchAnswers(queryClient, listener), [queryClient]);
  const answers = () => answersAbout(queryClient, variablesKey, task.id, names);
  const isOfRow = useSyncExternalStore(subscribe, () => answers().some((answer) => isKeptUp(answer)));
  useQuery({
    ...own,
    enabled: isAsked && !isOfRow && names?.length !== 0,
    refetchOnWindowFocus: false,
  });
  return useSyncExternalStore(subscribe, () => dataOf(queryClient, answers().at(-1))?.[task.id]);

  function isKeptUp(answer: Query): boolean {
    return answer.queryHash !== ownHash && (answer.getObserversCount() > 0 || !answer.state.isInvalidated);
  }
}

function answersAbout(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  taskId: string,
  names: readonly string[] | null,
): readonly Query[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: (query) => covers(query.queryKey.at(-2), names) })
    .filter((query) => dataOf(queryClient, query)?.[taskId] !== undefined)
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
}

function covers(asked: unknown, wanted: readonly string[] | null): boolean {
  return asked === null || (Array.isArray(asked) && wanted?.every((name) => asked.includes(name)) === true);
}

function dataOf(queryClient: QueryClient, query: Query | undefined): VariablesOfTasks | undefined {
  return query && queryClient.getQueryCache().get<VariablesOfTasks>(query.queryHash)?.state.data;
}
