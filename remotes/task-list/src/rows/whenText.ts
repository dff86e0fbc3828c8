import { calendarDaysBetween } from '@taskweave/i18n/calendar';
import { parseEngineDate } from '@taskweave/i18n/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

/** What stands at the end of a row's first line: a chip for what is late or due today, else a plain date. */
export type WhenText =
  | { readonly kind: 'late'; readonly text: string; readonly iso: string }
  | { readonly kind: 'today'; readonly text: string; readonly iso: string }
  | { readonly kind: 'date'; readonly iso: string };

export interface TaskDates {
  readonly due: string | null;
  readonly created: string | null;
}

export function whenText({ due, created }: TaskDates, now: Date, { t, locale }: Language): WhenText | null {
  const date = parseEngineDate(due);
  if (due === null || date === null) return created === null ? null : { kind: 'date', iso: created };
  const days = calendarDaysBetween(now, date);
  if (days < 0) return { kind: 'late', text: t('row.due.days', { count: -days }), iso: due };
  const time = formatsFor(locale).time(date);
  if (days > 0) return { kind: 'date', iso: due };
  return date.getTime() < now.getTime()
    ? { kind: 'late', text: t('row.due.late', { time }), iso: due }
    : { kind: 'today', text: t('row.due.today', { time }), iso: due };
}
