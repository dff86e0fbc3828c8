import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import type { TaskQuestion } from './askTasks';
import type { CountView } from './CountScope';
import { scopeId } from './CountScope';

export interface CountTools extends TaskQuestion {
  readonly now: Date;
  readonly cache: QueryClient;
  readonly once: <T>(name: string, ask: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

export interface CountOptions<T> {
  readonly name: string;
  readonly view: CountView;
  readonly ask: (tools: CountTools) => Promise<T>;
  readonly isWanted: boolean;
}

export function useCount<T>({ name, view, ask, isWanted }: CountOptions<T>): UseQueryResult<T> {
  const client = useEngineClient();
  const { id: userId } = useUser();
  const cache = useQueryClient();
  const { scope, at } = view;
  const id = scopeId(scope);
  const key = (what: string) => queryKey(client, 'task', 'workload', id, what, at.getTime());
  return useQuery({
    queryKey: key(name),
    queryFn: ({ signal }) => {
      const once: CountTools['once'] = (what, askOnce) =>
        cache.fetchQuery({
          queryKey: key(what),
          queryFn: (context) => askOnce(context.signal),
          staleTime: Number.POSITIVE_INFINITY,
        });
      return ask({ client, userId, scope, signal, now: at, cache, once });
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[4] === id ? before : undefined),
  });
}
