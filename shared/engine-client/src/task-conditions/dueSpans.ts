import { startOfDay } from '@taskweave/base/calendar';
import { type Condition, dueBefore, dueFrom, WITHOUT_DUE_DATE } from './Condition';

export type DueSpan = 'overdue' | 'today' | 'week' | 'later' | 'none';

export function dueSpans(
  now: Date,
  firstWeekday: number,
): readonly { readonly span: DueSpan; readonly conditions: readonly Condition[] | null }[] {
  const tomorrow = startOfDay(now, 1);
  const nextWeek = startOfNextWeek(now, firstWeekday);
  return [
    { span: 'overdue', conditions: [dueBefore(now, 'now')] },
    { span: 'today', conditions: [dueFrom(now, 'now'), dueBefore(tomorrow, 'tomorrow')] },
    {
      span: 'week',
      conditions:
        nextWeek.getTime() === tomorrow.getTime()
          ? null
          : [dueFrom(tomorrow, 'today'), dueBefore(nextWeek, 'next-week')],
    },
    { span: 'later', conditions: [dueFrom(nextWeek, 'this-week')] },
    { span: 'none', conditions: [WITHOUT_DUE_DATE] },
  ];
}

export function dueSpanOf(due: Date | null, now: Date, firstWeekday: number): DueSpan {
  if (due === null) return 'none';
  if (due < now) return 'overdue';
  if (due < startOfDay(now, 1)) return 'today';
  return due < startOfNextWeek(now, firstWeekday) ? 'week' : 'later';
}

export function startOfNextWeek(date: Date, firstWeekday: number): Date {
  return startOfDay(date, 7 - ((date.getDay() - firstWeekday + 7) % 7));
}
