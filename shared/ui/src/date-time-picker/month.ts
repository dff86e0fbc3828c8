/** `2026-11-21`, as in `<input type="date">`. */
export type Day = string;

export function dayOf(date: Date): Day {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Local noon, which no daylight saving change reaches. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const noon = new Date(2000, 0, 1, 12);
  noon.setFullYear(year, month - 1, date);
  return noon;
}

export function addDays(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** Clamped to the month's last day: a month after 31 January is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  const wanted = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(wanted, last));
  return dayOf(date);
}

/** Four to six whole weeks. `firstWeekday` is 0 for Sunday to 6. */
export function weeksOf(day: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 8)}01`;
  const weeks: Day[][] = [];
  let start = startOfWeek(first, firstWeekday);
  while (weeks.length === 0 || start.slice(0, 7) === day.slice(0, 7)) {
    const from = start;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(from, index)));
    start = addDays(start, 7);
  }
  return weeks;
}

export function startOfWeek(day: Day, firstWeekday: number): Day {
  return addDays(day, -((dateOf(day).getDay() - firstWeekday + 7) % 7));
}
