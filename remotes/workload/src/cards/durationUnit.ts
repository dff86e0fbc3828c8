export interface DurationUnit {
  readonly unit: 'days' | 'hours' | 'minutes' | 'seconds';
  readonly milliseconds: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The unit that the longest of some durations is best told in. */
export function durationUnit(durations: readonly number[]): DurationUnit {
  const longest = Math.max(0, ...durations);
  if (longest >= 2 * DAY) return { unit: 'days', milliseconds: DAY };
  if (longest >= 2 * HOUR) return { unit: 'hours', milliseconds: HOUR };
  if (longest >= 2 * MINUTE) return { unit: 'minutes', milliseconds: MINUTE };
  return { unit: 'seconds', milliseconds: SECOND };
}
