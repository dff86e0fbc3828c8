const DAY = 86_400_000;

/** Whole days of the local calendar from one date to the other: 1 for tomorrow at any hour, −1 for yesterday. */
export function calendarDaysBetween(from: Date, to: Date): number {
  // Days are counted in UTC so that the hour that daylight saving takes or gives does not count.
  return Math.round((dayInUtc(to) - dayInUtc(from)) / DAY);
}

/** The first moment of a day that lies so many days after another; days of 23 or 25 hours count as one. */
export function startOfDay(date: Date, daysAfter = 0): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysAfter);
}

function dayInUtc(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
}

/** The day on which weeks begin in the locale, 0 for Sunday; Monday where the browser does not know. */
export function firstWeekdayOf(locale: string): number {
  const facts = new Intl.Locale(locale) as Intl.Locale & {
    readonly weekInfo?: WeekInfo;
    readonly getWeekInfo?: () => WeekInfo;
  };
  const info = facts.getWeekInfo?.() ?? facts.weekInfo;
  return (info?.firstDay ?? 1) % 7;
}
