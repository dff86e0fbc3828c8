import { type Query, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { isRecord } from '@taskweave/engine-client/readShape';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useSyncExternalStore } from 'react';

/** What asks for rows: a list by its pages, a grouped one as a whole. */
const ROWS: readonly unknown[] = ['list', 'grouped'];

export interface ShownRows {
  /** When the engine has last answered for rows on screen: as `Date.now()` has it. */
  readonly answeredAt: number;
  /** Whether none of them is asked for again: an event makes them old in the same moment as all questions about them. */
  readonly areThere: () => boolean;
  /** Whether they have all of these tasks. */
  readonly haveAll: (taskIds: readonly unknown[]) => boolean;
}

/** For those who ask about the rows on screen, and want to ask about those that are there once an event is over. */
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
