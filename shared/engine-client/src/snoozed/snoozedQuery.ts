import { withConditions } from '../task-conditions/withConditions';
import { NOW } from './atNow';

type Query = Readonly<Record<string, unknown>>;

export function withoutSnoozed(query: Query): Query {
  return withConditions(query, { followUpBeforeOrNotExistent: NOW });
}

export function onlySnoozed(query: Query): Query {
  return withConditions(query, { followUpAfter: NOW });
}
