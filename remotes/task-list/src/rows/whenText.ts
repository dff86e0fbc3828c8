import { calendarDaysBetween } from '@taskweave/i18n/calendar';
import { parseEngineDate } from '@taskweave/i18n/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

/** What stands at the end of a row's first line: a chip for what is late or due today, else a plain date. */
export type WhenText =
  | { readonly kind: 'late' | 'today'; readonly text: string; readonly date: Date }
  | { readonly kind: 'date'; readonly of: 'due' | 'followUp' | 'created'; readonly iso: string };

export interface TaskDates {
  readonly due: string | null;
  readonly followUp: string | null;
  readonly created: string | null;
}

/** Of the dates of a task the one that says when to act: due, else follow-up, else when it came. */
export function whenText(dates: TaskDates, now: Date, { t, locale }: Language): WhenText | null {
  const { due, followUp, created } = dates;
  const date = parseEngineDate(due);
  if (due === null || date === null) {
    if (followUp !== null) return { kind: 'date', of: 'followUp', iso: followUp };
    return created === null ? null : { kind: 'date', of: 'created', iso: created };
  }
  const days = calendarDaysBetween(now, date);
  if (days < 0) return { kind: 'late', text: t('row.due.days', { count: -days }), date };
  if (days > 0) return { kind: 'date', of: 'due', iso: due };
  const time = formatsFor(locale).time(date);
  return date.getTime() < now.getTime()
    ? { kind: 'late', text: t('row.due.late', { time }), date }
    : { kind: 'today', text: t('row.due.today', { time }), date };
}
