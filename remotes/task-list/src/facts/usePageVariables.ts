import { type Query, useQueries, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { rowVariableQueries } from '@taskweave/engine-client/queries/task/rowVariableQueries';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { TaskVariable, VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

const ROWS: readonly unknown[] = ['list', 'grouped'];

export function usePageVariables(
  pages: readonly (readonly Task[])[],
  names: readonly string[] | null,
  isMoving: boolean,
): VariablesOfTasks {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const asked = pages
    .filter(({ length }) => length > 0 && names?.length !== 0)
    .map((tasks) => ({ tasks, query: rowVariableQueries(client).variables(tasks, names) }));
  const { answeredAt, areThere, haveAll } = useShownRows();
  const enabled = !isMoving && areThere;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to ask
  useEffect(() => {
    const { variablesKey } = rowVariableQueries(client);
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

interface ShownRows {
  readonly answeredAt: number;
  /** Whether no refetch is due: an event invalidates the rows and all queries about them at once. */
  readonly areThere: () => boolean;
  readonly haveAll: (taskIds: readonly unknown[]) => boolean;
}

/** For queries about the rows on screen: after an event they wait for the new rows. */
function useShownRows(): ShownRows {
  const queryClient = useQueryClient();
  const tasks = queryKey(useEngineClient(), 'task');
  const rows = () => queryClient.getQueryCache().findAll({ queryKey: tasks, predicate: isShown });
  const subscribe = useCallback((listener: () => void) => watchAnswers(queryClient, listener), [queryClient]);
  const newest = () => Math.max(0, ...rows().map(({ state }) => state.dataUpdatedAt));
  return {
    answeredAt: useSyncExternalStore(subscribe, newest),
    areThere: () => !rows().some(({ state }) => state.isInvalidated && state.status === 'success'),
    haveAll: (taskIds) => {
      const shown = new Set(rows().flatMap(({ state }) => idsOf(state.data)));
      return taskIds.every((id) => shown.has(id));
    },
  };
}

function idsOf(answer: unknown): readonly unknown[] {
  const tasks = isRecord(answer) && 'tasks' in answer ? answer.tasks : answer;
  return Array.isArray(tasks) ? tasks.map((task) => isRecord(task) && task.id) : [];
}

function isShown(query: Query): boolean {
  return ROWS.includes(query.queryKey[3]) && query.state.data !== undefined && query.isActive();
}
