import { firstWeekdayOf } from '@taskweave/base/calendar';
import { toInputDate } from '@taskweave/base/engineDate';

export type Period = 'today' | 'tomorrow' | 'yesterday' | `${'this' | 'next' | 'last'}-${'week' | 'month'}`;

export type Month = `${number}-${number}`;

export interface Stretch {
  readonly start: Date;
  readonly end: Date;
}

export const PERIODS: Readonly<Record<Period, readonly [unit: 'day' | 'week' | 'month', ahead: number]>> = {
  today: ['day', 0],
  tomorrow: ['day', 1],
  yesterday: ['day', -1],
  'this-week': ['week', 0],
  'next-week': ['week', 1],
  'last-week': ['week', -1],
  'this-month': ['month', 0],
  'next-month': ['month', 1],
  'last-month': ['month', -1],
};

export function isPeriod(value: string): value is Period {
  return Object.hasOwn(PERIODS, value);
}

export function isMonth(value: string): value is Month {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);
}

export function stretchOf(
  period: Period | Month,
  { now, locale }: { readonly now: Date; readonly locale: string },
): Stretch {
  if (!isPeriod(period)) {
    const [year = 0, month = 1] = period.split('-').map(Number);
    return { start: new Date(year, month - 1, 1), end: new Date(year, month, 1) };
  }
  const [unit, ahead] = PERIODS[period];
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  if (unit === 'month') {
    return { start: new Date(year, month + ahead, 1), end: new Date(year, month + ahead + 1, 1) };
  }
  const length = unit === 'week' ? 7 : 1;
  const since = unit === 'week' ? (now.getDay() - firstWeekdayOf(locale) + 7) % 7 : 0;
  const first = day - since + ahead * length;
  return { start: new Date(year, month, first), end: new Date(year, month, first + length) };
}

export function neighbourOf(period: Period, step: 1 | -1): Period | null {
  const [unit, ahead] = PERIODS[period];
  return (
    Object.keys(PERIODS)
      .filter(isPeriod)
      .find((other) => PERIODS[other][0] === unit && PERIODS[other][1] === ahead + step) ?? null
  );
}

export function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return toInputDate(new Date(year, month - 1, date + 1));
}
