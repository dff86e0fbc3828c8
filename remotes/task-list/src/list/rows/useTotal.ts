import { useQuery, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useLayoutEffect } from 'react';

/**
 * The number of tasks, for lists that do not show their end by themselves. It follows the rows, and is one answer for
 * all who show it; the refresh does not ask for it.
 */
export function useTotal(
  filterId: string,
  query: Readonly<Record<string, unknown>>,
  hasRows: boolean,
  seenLength: number | null,
) {
  const queryClient = useQueryClient();
  const count = taskListQueries(useEngineClient()).count(filterId, query);
  const key = JSON.stringify(count.queryKey);
  // Before anything asks for what the rows have said.
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
