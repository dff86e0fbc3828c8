import { useIsFetching, useQuery } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { useEngineClient } from '@taskweave/plugin-sdk';

const STAYS_NEW = 60_000;

export interface CountRun {
  readonly at: Date | null;
  readonly isCounting: boolean;
  readonly refresh: () => void;
}

export function useCountRun(): CountRun {
  const client = useEngineClient();
  const all = queryKey(client, 'task', 'workload');
  const { data, refetch } = useQuery({
    queryKey: queryKey(client, 'task', 'workload-run'),
    queryFn: async () => client.serverTime(),
    staleTime: STAYS_NEW,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    at: data ?? null,
    isCounting: useIsFetching({ queryKey: all }) > 0,
    refresh: () => void refetch(),
  };
}
