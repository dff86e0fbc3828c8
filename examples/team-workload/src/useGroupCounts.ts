import { useQuery } from '@tanstack/react-query';
import { useEngineClient } from '@taskweave/plugin-sdk';
import type { GroupCount } from './GroupCount';

/** How many open tasks each group has, by one call to the engine. */
export function useGroupCounts() {
  const engine = useEngineClient();
  return useQuery({
    queryKey: ['team-workload', engine.name],
    queryFn: ({ signal }) =>
      engine.get<readonly GroupCount[]>('task/report/candidate-group-count', { signal }),
  });
}
