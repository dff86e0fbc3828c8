import { toEngineDate } from '@taskweave/base/engineDate';

export function withEngineDates(value: unknown): unknown {
  if (value instanceof Date) return toEngineDate(value);
  if (Array.isArray(value)) return value.map(withEngineDates);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withEngineDates(part)]));
}
