import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@taskweave/engine-client/queries/queryKeys';

/**
 * What is known of some ids while a question about just these is on its way, or got no answer: what earlier answers of the
 * same kind say of each. The latest counts.
 *
 * @param queryKey of the question; the ids are the last part of it
 * @example keptAnswers<User>(queryClient, userQueries(client).names(ids).queryKey, ids)
 */
export function keptAnswers<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  ids: readonly string[],
): Readonly<Record<string, T>> {
  const cache = queryClient.getQueryCache();
  // By their hashes: keys of many ids take long to be hashed, and every part of the page that is drawn asks.
  const answers = cache
    .findAll({ queryKey: queryKey.slice(0, -1) })
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    .map(({ queryHash }) => cache.get<Readonly<Record<string, T>>>(queryHash)?.state.data);
  const known: Record<string, T> = {};
  for (const answer of answers) {
    for (const id of ids) {
      const found = answer !== undefined && Object.hasOwn(answer, id) ? answer[id] : undefined;
      if (found !== undefined) known[id] = found;
    }
  }
  return known;
}
