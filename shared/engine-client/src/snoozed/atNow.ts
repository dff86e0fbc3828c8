import { toEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';

/** The time itself would make another list every second, and the engine refuses `${now()}` in queries that are not stored. */
export const NOW = 'now';

type Query = Readonly<Record<string, unknown>>;

export function atNow(query: Query): Query {
  const time = toEngineDate(pageTime());
  const filled = (conditions: Query): Query =>
    Object.fromEntries(Object.entries(conditions).map(([key, value]) => [key, value === NOW ? time : value]));
  const { orQueries } = query;
  if (!Array.isArray(orQueries)) return filled(query);
  return { ...filled(query), orQueries: orQueries.map(filled) };
}
