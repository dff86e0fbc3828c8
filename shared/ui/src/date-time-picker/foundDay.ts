import { type Day, dayOf } from './month';

/** A day at the beginning of what was typed. */
export interface FoundDay {
  readonly day: Day;
  /** What stands after it: a time, or what is none. */
  readonly rest: string;
}

/** Null for days that the calendar does not have, such as 31 February. */
export function checkedDay(year: number, month: number, day: number, rest: string): FoundDay | null {
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(year, month - 1, day);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && year >= 1000 && year <= 9999;
  return isReal ? { day: dayOf(date), rest: restOf(rest) } : null;
}

/** "…, 17:00", "… at 5 pm", "… um 17 Uhr" without what ties them to the day. */
export function restOf(text: string): string {
  return text.replace(/^[\s,]+/, '').replace(/^(?:(?:at|um)\s+|@\s*)/, '');
}
