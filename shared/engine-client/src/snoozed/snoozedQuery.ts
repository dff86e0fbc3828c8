import { withConditions } from '../task-conditions/withConditions';
import { NOW } from './atNow';

type Query = Readonly<Record<string, unknown>>;

/** The query without snoozed tasks, whose follow-up date is yet to come. */
export function withoutSnoozed(query: Query): Query {
  return withConditions(query, { followUpBeforeOrNotExistent: NOW });
}

/** The query for those tasks that `withoutSnoozed` leaves out. */
export function onlySnoozed(query: Query): Query {
  return withConditions(query, { followUpAfter: NOW });
}
