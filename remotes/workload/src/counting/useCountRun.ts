import { useIsFetching, useQuery } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { useEngineClient } from '@taskweave/plugin-sdk';

/** Who comes back from the list within that time finds the figures that they left, in milliseconds. */
const STAYS_NEW = 60_000;

export interface CountRun {
  /** The moment that counts are about, by the clock of the server; null for an instant at first. */
  readonly at: Date | null;
  /** Something is being counted. */
  readonly isCounting: boolean;
  /** Counts everything again. */
  readonly refresh: () => void;
}

/** When the page counts: once when it is opened, and again when the person says so. Never by itself. */
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
