import { notifyManager, type QueryClient } from '@tanstack/react-query';

/**
 * Calls when answers have come or gone: later, because the cache also speaks while a part is being drawn, when nothing else may be,
 * and once for all that happens together.
 *
 * @returns ends it
 * @example useSyncExternalStore((listener) => watchAnswers(queryClient, listener), () => knownName(queryClient, id))
 */
export function watchAnswers(queryClient: QueryClient, listener: () => void): () => void {
  let isDue = false;
  function call(): void {
    isDue = false;
    listener();
  }
  return queryClient.getQueryCache().subscribe(({ type }) => {
    // What one observer makes of an answer is no news of it.
    if (isDue || type === 'observerResultsUpdated' || type === 'observerOptionsUpdated') return;
    isDue = true;
    notifyManager.schedule(call);
  });
}
