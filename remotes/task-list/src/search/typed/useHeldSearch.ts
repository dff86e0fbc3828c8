import { useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { useEngineClient } from '@taskweave/plugin-sdk';
import type { Interpretation } from '@taskweave/plugin-sdk/search';
import type { ListQuery } from '../../address/useListQuery';
import { looksInside } from './liveCriteria';

/** From so many tasks on no index helps an engine that looks into all of their texts. */
const MANY = 50_000;

/**
 * Whether what is typed would be slow, and waits for Enter.
 *
 * @returns the number of tasks that would be looked through; null where nothing is slow, or the number is not known
 */
export function useHeldSearch(
  { filterId, hidesSnoozed }: ListQuery,
  readings: readonly Interpretation[],
): number | null {
  const client = useEngineClient();
  const queries = useQueryClient();
  if (!readings.some(({ criterion }) => criterion !== null && looksInside(criterion))) return null;
  const count = taskListQueries(client).count(filterId ?? '', hidesSnoozed ? withoutSnoozed({}) : {});
  const total = queries.getQueryData<number>(count.queryKey) ?? 0;
  return total >= MANY ? total : null;
}
