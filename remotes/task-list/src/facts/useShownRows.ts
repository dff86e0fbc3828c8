import { type Query, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { isRecord } from '@taskweave/engine-client/readShape';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useSyncExternalStore } from 'react';

const ROWS: readonly unknown[] = ['list', 'grouped'];

export interface ShownRows {
  readonly answeredAt: number;
  /** Whether no refetch is due: an event invalidates the rows and all queries about them at once. */
  readonly areThere: () => boolean;
  readonly haveAll: (taskIds: readonly unknown[]) => boolean;
}

/** For queries about the rows on screen: after an event they wait for the new rows. */
export function useShownRows(): ShownRows {
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
