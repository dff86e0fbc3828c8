import { toEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';

/**
 * Stands in a query for the time at which it is sent. A list whose query holds the time itself would be another list with every
 * second, and the engine refuses its own `${now()}` in queries that are not stored.
 */
export const NOW = 'now';

type Query = Readonly<Record<string, unknown>>;

/**
 * The query with the time in place of each `NOW`, also in its alternatives.
 *
 * @example atNow({ followUpAfter: NOW }) // { followUpAfter: '2026-11-25T17:00:00.000+0000' }
 */
export function atNow(query: Query): Query {
  const time = toEngineDate(pageTime());
  const filled = (conditions: Query): Query =>
    Object.fromEntries(Object.entries(conditions).map(([key, value]) => [key, value === NOW ? time : value]));
  const { orQueries } = query;
  if (!Array.isArray(orQueries)) return filled(query);
  return { ...filled(query), orQueries: orQueries.map(filled) };
}
