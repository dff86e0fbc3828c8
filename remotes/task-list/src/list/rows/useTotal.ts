import { useQuery, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useLayoutEffect } from 'react';

/** Shared by all who show it; refetched after the rows, not by the automatic refresh. */
export function useTotal(
  filterId: string,
  query: Readonly<Record<string, unknown>>,
  hasRows: boolean,
  seenLength: number | null,
) {
  const queryClient = useQueryClient();
  const count = taskListQueries(useEngineClient()).count(filterId, query);
  const key = JSON.stringify(count.queryKey);
  // A layout effect, to run before any effect that depends on it.
  useLayoutEffect(() => {
    if (seenLength !== null) queryClient.setQueryData(JSON.parse(key), seenLength);
  }, [queryClient, key, seenLength]);
  return useQuery({
    ...count,
    enabled: hasRows && seenLength === null,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
