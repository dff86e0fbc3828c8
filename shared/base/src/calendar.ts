const DAY = 86_400_000;

/** Storage may be full or forbidden. */
export function calendarDaysBetween(from: Date, to: Date): number {
  // Counting in UTC makes days of 23 or 25 hours count as one.
  return Math.round((dayInUtc(to) - dayInUtc(from)) / DAY);
}

export function startOfDay(date: Date, daysAfter = 0): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysAfter);
}

function dayInUtc(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

interface WeekInfo {
  readonly firstDay: number;
}

export function firstWeekdayOf(locale: string): number {
  const facts = new Intl.Locale(locale) as Intl.Locale & {
    readonly weekInfo?: WeekInfo;
    readonly getWeekInfo?: () => WeekInfo;
  };
  const info = facts.getWeekInfo?.() ?? facts.weekInfo;
  return (info?.firstDay ?? 1) % 7;
}
