import { calendarDaysBetween } from '@taskweave/base/calendar';
import { formatsFor, type TextPlace } from '../formats';
import { defineTexts, type SpokenTexts } from '../Texts';
import de from './de.json';
import en from './en.json';

export const DUE_TEXTS = defineTexts('taskweave-task-list', { en, de });

export type DueWords = SpokenTexts<NonNullable<typeof DUE_TEXTS.key>>;

export interface DueText {
  readonly kind: 'late' | 'today' | 'later';
  readonly text: string;
}

export function dueText(due: Date, now: Date, { t, locale }: DueWords, place?: TextPlace): DueText {
  const formats = formatsFor(locale);
  const days = calendarDaysBetween(now, due);
  if (days < 0) return { kind: 'late', text: t('row.due.days', { count: -days }) };
  if (due.getTime() < now.getTime())
    return { kind: 'late', text: t('row.due.late', { time: formats.time(due) }) };
  return { kind: days === 0 ? 'today' : 'later', text: formats.relativeWithTime(due, now, place) };
}
