import { hashKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { isEngineError, isLoginRequired, taskProblem } from '@taskweave/engine-client/EngineError';
import { REFRESH_INTERVAL, refreshesItself } from '@taskweave/engine-client/queries/refreshesItself';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { Task, TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useInboxParam, useTaskEvents } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { completedTasks } from './completedTasks';
import { useIsSending } from './sendingTasks';

const PROBE_INTERVAL = REFRESH_INTERVAL - 500;
/** Later than the list's refresh, whose row answers for the task. */
const PROBE_BESIDE_LIST = REFRESH_INTERVAL + 500;
const RETRIES = 2;
const FACTS = [
  'name',
  'description',
  'assignee',
  'owner',
  'delegationState',
  'due',
  'followUp',
  'priority',
  'suspended',
  'lastUpdated',
] as const satisfies readonly (keyof Task)[];

export function useTaskDetail(taskId: string): UseQueryResult<TaskDetail> {
  const isSending = useIsSending(taskId);
  useRefreshedRow(taskId, !isSending);
  const client = useEngineClient();
  const completed = completedTasks(useTaskEvents());
  const filterId = useInboxParam('filter');
  const refreshes = useQuery({
    ...filterQueries(client).all(),
    enabled: false,
    select: (filters) => refreshesItself(filters, filterId),
  }).data;
  return useQuery({
    ...taskQueries(client).detail(taskId),
    enabled: ({ state }) => !isSending && !isGone(state.error) && !completed.ids.has(taskId),
    refetchInterval: ({ state }) =>
      state.data === undefined || isGone(state.error) || isLoginRequired(state.error)
        ? false
        : refreshes
          ? PROBE_BESIDE_LIST
          : PROBE_INTERVAL,
    retry: (count, error) => count < RETRIES && mayPass(error),
  });
}

export function useKnownTask(taskId: string): {
  readonly detail: TaskDetail | null;
  readonly isGone: boolean;
} {
  const { data, error } = useQuery({ ...taskQueries(useEngineClient()).detail(taskId), enabled: false });
  return { detail: data ?? null, isGone: isGone(error) };
}

export function isGone(error: unknown): boolean {
  return taskProblem(error) === 'gone';
}

function mayPass(error: unknown): boolean {
  return isEngineError(error) && (error.problem.kind === 'network' || error.problem.kind === 'server');
}

function useRefreshedRow(taskId: string, isEnabled: boolean): void {
  const client = useEngineClient();
  const queries = useQueryClient();
  const { ids: completed } = completedTasks(useTaskEvents());

  useEffect(() => {
    if (!isEnabled) return;
    const listKey = taskListQueries(client).refreshedKey;
    const taskKey = taskQueries(client).detail(taskId).queryKey;
    const listHash = hashKey(listKey);
    return queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryHash !== listHash || completed.has(taskId)) return;
      const row = queries.getQueryData<readonly Task[]>(listKey)?.find(({ id }) => id === taskId);
      const known = queries.getQueryData<TaskDetail>(taskKey);
      if (known === undefined) return;
      if (row === undefined || FACTS.some((fact) => row[fact] !== known[fact])) {
        void queries.invalidateQueries({ queryKey: taskKey, exact: true });
        return;
      }
      queries.setQueryData(taskKey, known);
    });
  }, [client, queries, completed, taskId, isEnabled]);
}
