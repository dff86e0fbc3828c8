import { notifyManager, type QueryClient } from '@tanstack/react-query';

/**
 * Notifies later and once per batch: the query cache also emits during rendering, when no state may be set.
 * @example useSyncExternalStore((listener) => watchAnswers(queryClient, listener), () => knownName(queryClient, id))
 */
export function watchAnswers(queryClient: QueryClient, listener: () => void): () => void {
  let isDue = false;
  function call(): void {
    isDue = false;
    listener();
  }
  return queryClient.getQueryCache().subscribe(({ type }) => {
    // Observer events do not change the answer.
    if (isDue || type === 'observerResultsUpdated' || type === 'observerOptionsUpdated') return;
    isDue = true;
    notifyManager.schedule(call);
  });
}
