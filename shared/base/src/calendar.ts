const DAY = 86_400_000;

/** 1 for tomorrow at any hour, −1 for yesterday. */
export function calendarDaysBetween(from: Date, to: Date): number {
  // In UTC, so that days of 23 or 25 hours count as one.
  return Math.round((dayInUtc(to) - dayInUtc(from)) / DAY);
}

/** Counts calendar days: those of 23 or 25 hours are one. */
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

export function firstWeekdayOf(locale: string): number {
  const facts = new Intl.Locale(locale) as Intl.Locale & {
    readonly weekInfo?: WeekInfo;
    readonly getWeekInfo?: () => WeekInfo;
  };
  const info = facts.getWeekInfo?.() ?? facts.weekInfo;
  return (info?.firstDay ?? 1) % 7;
}
