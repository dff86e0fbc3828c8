import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { useEngineClient } from '@taskweave/plugin-sdk';
import type { Interpretation } from '@taskweave/plugin-sdk/search';
import type { ListQuery } from '../../address/useListQuery';
import { looksInside } from './liveCriteria';

/** Number of tasks from which a full-text scan without an index is slow. */
const MANY = 50_000;

export interface HeldSearch {
  readonly isHeld: boolean;
  readonly tasks: number | null;
}

/** Unknown until the list has been counted. */
export function useHeldSearch(
  { filterId, hidesSnoozed }: ListQuery,
  readings: readonly Interpretation[],
): HeldSearch {
  const client = useEngineClient();
  const count = taskListQueries(client).count(filterId ?? '', hidesSnoozed ? withoutSnoozed({}) : {});
  const { data: total, fetchStatus } = useQuery({ ...count, enabled: false });
  if (!readings.some(({ criterion }) => criterion !== null && looksInside(criterion)))
    return { isHeld: false, tasks: null };
  if (total === undefined) return { isHeld: fetchStatus === 'fetching', tasks: null };
  return { isHeld: total >= MANY, tasks: total >= MANY ? total : null };
}
