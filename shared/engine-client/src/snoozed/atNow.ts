import { toEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';

/** The time itself would make another list every second, and the engine refuses `${now()}` in queries that are not stored. */
export const NOW = 'now';

type Query = Readonly<Record<string, unknown>>;

export function atNow(query: Query): Query {
  const now = pageTime();
  const filled = (conditions: Query): Query =>
    Object.fromEntries(
      Object.entries(conditions).map(([key, value]) => [
        key,
        value === NOW ? toEngineDate(key.startsWith('followUp') ? minuteOf(now) : now) : value,
      ]),
    );
  const { orQueries } = query;
  if (!Array.isArray(orQueries)) return filled(query);
  return { ...filled(query), orQueries: orQueries.map(filled) };
}

/** The page asks for its first rows before the list does, and only the same request is used again. */
function minuteOf(time: Date): Date {
  return new Date(new Date(time).setSeconds(0, 0));
}
