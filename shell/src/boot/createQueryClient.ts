import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';

/**
 * The cache of the page, and how it asks: reads come again where that may help, changes never by themselves.
 *
 * @param refreshes whether what the engine said is read again when the page comes back into view; what could not be read yet
 * always is, and what plugins ask elsewhere
 */
export function createQueryClient(refreshes: () => boolean): QueryClient {
  // By default answers are drawn by timers, one after another, some milliseconds after they have come.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        refetchOnWindowFocus: ({ queryKey, state }) =>
          queryKey[0] !== 'engine' || state.data === undefined || refreshes(),
        gcTime: 5 * 60_000,
      },
      // An engine's refusal is an answer; sending a write twice is the person's decision.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** What may go better the second time: the way to the engine, or the engine itself. Never a refusal. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2 || !isEngineError(error)) return false;
  return error.problem.kind === 'network';
}
