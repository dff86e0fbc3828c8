import { startOfDay } from '@taskweave/base/calendar';
import { type Condition, dueBefore, dueFrom, WITHOUT_DUE_DATE } from './Condition';

export type DueSpan = 'overdue' | 'today' | 'week' | 'later' | 'none';

/**
 * When tasks are due, in days of the person's time zone. Each task is in exactly one of the spans: overdue until this moment,
 * then the rest of today, the rest of this week, and everything after it.
 *
 * @param firstWeekday on which weeks begin: 0 for Sunday to 6
 * @returns without conditions where the span has no time left, as "this week" on the last day of it
 */
export function dueSpans(
  now: Date,
  firstWeekday: number,
): readonly { readonly span: DueSpan; readonly conditions: readonly Condition[] | null }[] {
  const tomorrow = startOfDay(now, 1);
  const nextWeek = startOfNextWeek(now, firstWeekday);
  return [
    { span: 'overdue', conditions: [dueBefore(now)] },
    { span: 'today', conditions: [dueFrom(now), dueBefore(tomorrow)] },
    {
      span: 'week',
      conditions: nextWeek.getTime() === tomorrow.getTime() ? null : [dueFrom(tomorrow), dueBefore(nextWeek)],
    },
    { span: 'later', conditions: [dueFrom(nextWeek)] },
    { span: 'none', conditions: [WITHOUT_DUE_DATE] },
  ];
}

/**
 * The span that a task is in.
 *
 * @example dueSpanOf(parseEngineDate(task.due), pageTime(), firstWeekdayOf(locale)) // 'today'
 */
export function dueSpanOf(due: Date | null, now: Date, firstWeekday: number): DueSpan {
  if (due === null) return 'none';
  if (due < now) return 'overdue';
  if (due < startOfDay(now, 1)) return 'today';
  return due < startOfNextWeek(now, firstWeekday) ? 'week' : 'later';
}

/** The first moment after the week of a date. */
export function startOfNextWeek(date: Date, firstWeekday: number): Date {
  return startOfDay(date, 7 - ((date.getDay() - firstWeekday + 7) % 7));
}
