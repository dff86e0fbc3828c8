import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@taskweave/engine-client/queries/queryKeys';

/**
 * While a query for these ids is pending or has failed: what earlier queries of the same kind say of each; the latest wins.
 * @param queryKey with the ids as its last part
 */
export function keptAnswers<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  ids: readonly string[],
): Readonly<Record<string, T>> {
  const cache = queryClient.getQueryCache();
  // By hash: hashing keys with many ids is slow, and every rendered part asks.
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
