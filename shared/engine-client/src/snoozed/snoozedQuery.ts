import { NOW } from './atNow';

type Query = Readonly<Record<string, unknown>>;

/**
 * The query without snoozed tasks, whose follow-up date is yet to come. As its own alternative, the condition stands beside
 * those of a filter that asks for follow-up dates itself, and not in their place.
 */
export function withoutSnoozed(query: Query): Query {
  return withAlternative(query, { followUpBeforeOrNotExistent: NOW });
}

/** The query for those tasks that `withoutSnoozed` leaves out. */
export function onlySnoozed(query: Query): Query {
  return withAlternative(query, { followUpAfter: NOW });
}

function withAlternative(query: Query, alternative: Query): Query {
  const { orQueries } = query;
  return { ...query, orQueries: [...(Array.isArray(orQueries) ? orQueries : []), alternative] };
}
