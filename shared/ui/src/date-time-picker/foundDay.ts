import { type Day, dayOf } from './month';

export interface FoundDay {
  readonly day: Day;
  readonly rest: string;
}

export function checkedDay(year: number, month: number, day: number, rest: string): FoundDay | null {
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(year, month - 1, day);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && year >= 1000 && year <= 9999;
  return isReal ? { day: dayOf(date), rest: restOf(rest) } : null;
}

/** Without a year, a day is one of this year, or of the next one where it must lie ahead. */
export function inYear(
  { now, isAhead = false }: { readonly now: Date; readonly isAhead?: boolean | undefined },
  month: number,
  day: number,
  rest: string,
): FoundDay | null {
  const found = checkedDay(now.getFullYear(), month, day, rest);
  const isOver = isAhead && (found === null || found.day < dayOf(now));
  return isOver ? checkedDay(now.getFullYear() + 1, month, day, rest) : found;
}

/** Strips what ties a time to the day: "…, 17:00", "… at 5 pm", "… um 17 Uhr", "… a las 17:00". */
export function restOf(text: string): string {
  return text
    .replace(/^[\s,]+/, '')
    .replace(/^(?:(?:at|um|a las?|[aà]s?|om|alle(?: ore)?|o|ve?|الساعة)\s+|@\s*)/, '');
}
