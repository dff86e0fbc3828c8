import { toEngineDate } from '@taskweave/base/engineDate';

/**
 * What is sent, with each `Date` in it as the engine reads it: milliseconds and the offset of this place, as in
 * `2013-01-23T13:42:42.657+0200`. Files and forms stay as they are.
 */
export function withEngineDates(value: unknown): unknown {
  if (value instanceof Date) return toEngineDate(value);
  if (Array.isArray(value)) return value.map(withEngineDates);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withEngineDates(part)]));
}
