import { startOfDay } from '@taskweave/base/calendar';
import { toEngineDate } from '@taskweave/base/engineDate';
import { isRecord } from '@taskweave/engine-client/readShape';

type Query = Readonly<Record<string, unknown>>;

export interface Asker {
  readonly userId: string;
  readonly groups: readonly string[];
  readonly now: Date;
}

const SUFFIX = /Expression$/;

/** The engine evaluates expressions in stored filters only. Null where one says what only the engine knows. */
export function plainQuery(query: Query, asker: Asker): Query | null {
  const entries = Object.entries(query).map(([key, value]): readonly [string, unknown] | null => {
    if (key === 'orQueries' && Array.isArray(value)) {
      const parts = value.map((part: unknown) => (isRecord(part) ? plainQuery(part, asker) : null));
      return parts.includes(null) ? null : [key, parts];
    }
    if (!SUFFIX.test(key)) return [key, value];
    const found = meaningOf(String(value), asker);
    return found === null ? null : [key.replace(SUFFIX, ''), found];
  });
  const known = entries.filter((entry) => entry !== null);
  return known.length < entries.length ? null : Object.fromEntries(known);
}

export function asksForGroups(query: Query): boolean {
  return JSON.stringify(query).includes('currentUserGroups()');
}

function meaningOf(expression: string, { userId, groups, now }: Asker): unknown {
  const [, code = ''] = /^[#$]\{(.*)\}$/.exec(expression.replaceAll(/\s/g, '')) ?? [];
  if (code === 'currentUser()') return userId;
  if (code === 'currentUserGroups()') return groups;
  if (code === 'now()') return toEngineDate(now);
  const date = code.startsWith('dateTime()') ? dateOf(code.slice('dateTime()'.length), now) : null;
  return date === null ? null : toEngineDate(date);
}

const UNITS: Readonly<Record<string, (date: Date, by: number) => void>> = {
  Millis: (date, by) => date.setMilliseconds(date.getMilliseconds() + by),
  Seconds: (date, by) => date.setSeconds(date.getSeconds() + by),
  Minutes: (date, by) => date.setMinutes(date.getMinutes() + by),
  Hours: (date, by) => date.setHours(date.getHours() + by),
  Days: (date, by) => date.setDate(date.getDate() + by),
  Weeks: (date, by) => date.setDate(date.getDate() + 7 * by),
  Months: (date, by) => date.setMonth(date.getMonth() + by),
  Years: (date, by) => date.setFullYear(date.getFullYear() + by),
};

function dateOf(calls: string, now: Date): Date | null {
  let date = new Date(now);
  const rest = calls.replace(/\.(\w+)\((\d*)\)/g, (call, name: string, text: string) => {
    const [, way = '', unit = ''] = /^(plus|minus)(\w+)$/.exec(name) ?? [];
    const number = Number(text);
    if (name === 'withTimeAtStartOfDay') date = startOfDay(date);
    else if (name === 'withDayOfWeek') date.setDate(date.getDate() - ((date.getDay() + 6) % 7) + number - 1);
    else if (name === 'withDayOfMonth') date.setDate(number);
    else if (UNITS[unit] !== undefined) UNITS[unit](date, way === 'plus' ? number : -number);
    else return name === 'toDate' ? '' : call;
    return '';
  });
  return rest === '' ? date : null;
}
