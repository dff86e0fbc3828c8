import type { QueryClient } from '@tanstack/react-query';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';

/**
 * What is known of some ids while a question about just these is on its way, or got no answer: what earlier answers of the
 * same kind say of each. The latest counts.
 *
 * @param query asks about these ids, which are the last part of its key
 */
export function keptAnswers<T>(
  queryClient: QueryClient,
  { queryKey }: EngineQuery<Readonly<Record<string, T>>>,
  ids: readonly string[],
): Readonly<Record<string, T>> {
  const answers = queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKey.slice(0, -1) })
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    .map((query) => queryClient.getQueryData<Readonly<Record<string, T>>>(query.queryKey));
  const known: Record<string, T> = {};
  for (const answer of answers) {
    for (const id of ids) {
      const found = answer !== undefined && Object.hasOwn(answer, id) ? answer[id] : undefined;
      if (found !== undefined) known[id] = found;
    }
  }
  return known;
}
