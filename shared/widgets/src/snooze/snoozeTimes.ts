import { capitalised } from '@taskweave/base/texts/capitalised';

const START_OF_WORK = 9;
const MONDAY = 1;

export interface SnoozeTime {
  readonly id: 'tomorrow' | 'monday' | 'next-week';
  readonly label: string;
  readonly until: Date;
}

/**
 * The times that people snooze tasks to most, with names that the browser knows in every language: the next morning, that of the
 * next Monday, and that in a week; from a weekend, next week begins on Monday.
 *
 * @example snoozeTimes('en', now)[0] // { id: 'tomorrow', label: 'Tomorrow', until: 2026-11-26T09:00 }
 */
export function snoozeTimes(locale: string, now: Date): readonly SnoozeTime[] {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const toMonday = (MONDAY - now.getDay() + 7) % 7 || 7;
  const monday = inDays(now, toMonday);
  const isWeekend = [0, 6].includes(now.getDay());
  return [
    { id: 'tomorrow', label: capitalised(words.format(1, 'day'), locale), until: inDays(now, 1) },
    {
      id: 'monday',
      label: capitalised(new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(monday), locale),
      until: monday,
    },
    {
      id: 'next-week',
      label: capitalised(words.format(1, 'week'), locale),
      until: isWeekend ? monday : inDays(now, 7),
    },
  ];
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, START_OF_WORK);
}
