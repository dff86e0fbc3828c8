import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isEngineError, isLoginRequired, taskProblem } from '@taskweave/engine-client/EngineError';
import { refreshesItself } from '@taskweave/engine-client/queries/refreshesItself';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useRouteParam, useTaskEvents } from '@taskweave/plugin-sdk';
import { completedTasks } from './completedTasks';
import { useIsSending } from './sendingTasks';
import { useRefreshedRow } from './useRefreshedRow';

/** The list beside it asks first: every ten seconds, with a second and a half more where another tab asks for it. */
const PROBE_INTERVAL = 13_000;
const RETRIES = 2;

/**
 * The task, asked for again every 13 seconds while the page is looked at, so that it is noticed when someone
 * else takes it away; not as long as the list beside it hears of it. Once it is gone, while its form is being sent, and beside
 * a filter that does not refresh by itself, nothing is asked.
 */
export function useTaskDetail(taskId: string): UseQueryResult<TaskDetail> {
  const isSending = useIsSending(taskId);
  useRefreshedRow(taskId, !isSending);
  const client = useEngineClient();
  const completed = completedTasks(useTaskEvents());
  const filterId = useRouteParam('filter');
  const refreshes = useQuery({
    ...filterQueries(client).all(),
    // The columns beside it ask.
    enabled: false,
    select: (filters) => refreshesItself(filters, filterId),
  }).data;
  return useQuery({
    ...taskQueries(client).detail(taskId),
    enabled: ({ state }) => !isSending && !isGone(state.error) && !completed.ids.has(taskId),
    refetchInterval: ({ state }) =>
      !refreshes || state.data === undefined || isGone(state.error) || isLoginRequired(state.error)
        ? false
        : PROBE_INTERVAL,
    retry: (count, error) => count < RETRIES && mayPass(error),
  });
}

/** What is known of the task without asking: for the tabs of a task that is on screen already. */
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

/** Refusals stay refusals; only what may be over in a moment is tried again. */
function mayPass(error: unknown): boolean {
  return isEngineError(error) && (error.problem.kind === 'network' || error.problem.kind === 'server');
}
