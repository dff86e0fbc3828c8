import { capitalised } from '@taskweave/base/texts/capitalised';

const START_OF_WORK = 9;
const MONDAY = 1;

export interface SnoozeTime {
  readonly id: 'tomorrow' | 'monday' | 'next-week';
  readonly label: string;
  readonly until: Date;
}

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
