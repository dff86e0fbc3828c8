import { type Query, useQueries, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { TaskVariable, VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { useEffect } from 'react';
import { useShownRows } from './useShownRows';

/**
 * Requested after the rows, one request per page; the cost does not depend on the filter's size. Known values stay during a refetch,
 * which happens once per event, for the rows that remain.
 */
export function usePageVariables(
  pages: readonly (readonly Task[])[],
  names: readonly string[] | null,
  isMoving: boolean,
): VariablesOfTasks {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const asked = pages
    .filter(({ length }) => length > 0 && names?.length !== 0)
    .map((tasks) => ({ tasks, query: taskListQueries(client).variables(tasks, names) }));
  const { answeredAt, areThere, haveAll } = useShownRows();
  const enabled = !isMoving && areThere;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to ask
  useEffect(() => {
    const { variablesKey } = taskListQueries(client);
    const isWaiting = ({ queryKey, state }: Query) =>
      (state.status === 'pending' || (state.status === 'success' && state.isInvalidated)) &&
      haveAll([queryKey.at(-1)].flat());
    const waiting = { queryKey: variablesKey, type: 'active', predicate: isWaiting } as const;
    void queryClient.refetchQueries(waiting, { cancelRefetch: false });
  }, [client, queryClient, answeredAt]);
  return useQueries({
    queries: asked.map(({ query }) => ({ ...query, enabled, refetchOnWindowFocus: false })),
    combine: (results): VariablesOfTasks => {
      const found = asked.map(({ tasks, query }, index) => {
        const ids = tasks.map(({ id }) => id);
        type OfTask = Readonly<Record<string, TaskVariable>>;
        return results[index]?.data ?? keptAnswers<OfTask>(queryClient, query.queryKey, ids);
      });
      return Object.assign({}, ...found);
    },
  });
}
