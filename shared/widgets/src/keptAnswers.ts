import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@taskweave/engine-client/queries/queryKeys';

export function keptAnswers<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  ids: readonly string[],
): Readonly<Record<string, T>> {
  const cache = queryClient.getQueryCache();
  // Hashing keys with many ids is slow, and every rendered part needs the hash.
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
