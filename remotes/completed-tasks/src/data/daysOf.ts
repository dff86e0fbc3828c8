import { calendarDaysBetween, firstWeekdayOf } from '@taskweave/base/calendar';
import { parseEngineDate } from '@taskweave/base/engineDate';
import type { CompletedRow } from './CompletedRow';

export type DoneSpan = 'today' | 'yesterday' | 'week' | 'older';

export function spanOf(completed: Date, now: Date, firstWeekday: number): DoneSpan {
  const days = calendarDaysBetween(completed, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const sinceFirst = (now.getDay() - firstWeekday + 7) % 7;
  return days <= sinceFirst ? 'week' : 'older';
}

export interface DayGroup {
  readonly span: DoneSpan;
  readonly rows: readonly CompletedRow[];
}

export function daysOf(rows: readonly CompletedRow[], now: Date, locale: string): readonly DayGroup[] {
  const firstWeekday = firstWeekdayOf(locale);
  const groups = new Map<DoneSpan, CompletedRow[]>();
  for (const row of rows) {
    const span = spanOf(parseEngineDate(row.task.completed) ?? now, now, firstWeekday);
    groups.set(span, [...(groups.get(span) ?? []), row]);
  }
  return [...groups].map(([span, found]) => ({ span, rows: found }));
}
