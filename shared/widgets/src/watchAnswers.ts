import { notifyManager, type QueryClient } from '@tanstack/react-query';

/** The query cache also emits during rendering, when no state may be set. */
export function watchAnswers(queryClient: QueryClient, listener: () => void): () => void {
  let isDue = false;
  function call(): void {
    isDue = false;
    listener();
  }
  return queryClient.getQueryCache().subscribe(({ type }) => {
    if (isDue || type === 'observerResultsUpdated' || type === 'observerOptionsUpdated') return;
    isDue = true;
    notifyManager.schedule(call);
  });
}
