import { calendarDaysBetween } from '@taskweave/base/calendar';
import { formatsFor, type TextPlace } from '../formats';
import { defineTexts, type SpokenTexts } from '../Texts';
import de from './de.json';
import en from './en.json';

/** Files of locales have these texts by their names in the list, which had them first. */
export const DUE_TEXTS = defineTexts('taskweave-task-list', { en, de });

/** The same in the language on screen. */
export type DueWords = SpokenTexts<NonNullable<typeof DUE_TEXTS.key>>;

export interface DueText {
  readonly kind: 'late' | 'today' | 'later';
  readonly text: string;
}

/**
 * When a task is due: the one way in which cards, tables and the head of a task write it.
 *
 * @param place for days to come; lateness reads the same everywhere
 *
 * @param words `useTexts(DUE_TEXTS)`
 *
 * @example dueText(due, pageTime(), words).text // '2 days overdue', 'Overdue since 9:30 AM', 'Today, 5:00 PM', 'Tomorrow, 5:00 PM'
 */
export function dueText(due: Date, now: Date, { t, locale }: DueWords, place?: TextPlace): DueText {
  const formats = formatsFor(locale);
  const days = calendarDaysBetween(now, due);
  if (days < 0) return { kind: 'late', text: t('row.due.days', { count: -days }) };
  if (due.getTime() < now.getTime())
    return { kind: 'late', text: t('row.due.late', { time: formats.time(due) }) };
  return { kind: days === 0 ? 'today' : 'later', text: formats.relativeWithTime(due, now, place) };
}
