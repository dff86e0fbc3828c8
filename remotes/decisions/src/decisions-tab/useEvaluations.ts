import { useInfiniteQuery } from '@tanstack/react-query';
import {
  decisionQueries,
  EVALUATIONS_PAGE_SIZE,
} from '@taskweave/engine-client/queries/process/decisionQueries';
import { useEngineClient } from '@taskweave/plugin-sdk';

export function useEvaluations(processInstanceId: string) {
  const queries = decisionQueries(useEngineClient());
  const first = queries.evaluations(processInstanceId, 1);
  return useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => queries.evaluations(processInstanceId, pageParam).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === EVALUATIONS_PAGE_SIZE ? all.length + 1 : undefined),
    staleTime: first.staleTime,
    select: ({ pages }) => pages.flat(),
  });
}
