import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { useEngineClient } from '@taskweave/plugin-sdk';
import type { Interpretation } from '@taskweave/plugin-sdk/search';
import type { ListQuery } from '../../address/useListQuery';
import { looksInside } from './liveCriteria';

/** From so many tasks on no index helps an engine that looks into all of their texts. */
const MANY = 50_000;

export interface HeldSearch {
  /** It is not sent by itself. */
  readonly isHeld: boolean;
  /** So many tasks would be looked through, and it waits for Enter; null where it is quick, or the list is being counted. */
  readonly tasks: number | null;
}

/** Whether what is typed would be slow. Before the list is counted nobody knows. */
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
