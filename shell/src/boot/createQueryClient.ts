import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';

export function createQueryClient(refreshes: () => boolean): QueryClient {
  // By default, TanStack Query delivers answers by timers, some milliseconds late.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        refetchOnWindowFocus: ({ queryKey, state }) =>
          queryKey[0] !== 'engine' || state.data === undefined || refreshes(),
        gcTime: 5 * 60_000,
      },
      // A refusal by the engine is an answer, and whether to send a write twice is the user's decision.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2 || !isEngineError(error)) return false;
  return error.problem.kind === 'network';
}
