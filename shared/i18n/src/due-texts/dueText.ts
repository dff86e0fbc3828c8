import { calendarDaysBetween } from '@taskweave/base/calendar';
import { formatsFor, type TextPlace } from '../formats';
import { partText } from '../partText';
import de from './de.json';
import en from './en.json';

export interface DueText {
  readonly kind: 'late' | 'today' | 'later';
  readonly text: string;
}

/**
 * When a task is due: the one way in which cards, tables and the head of a task write it.
 *
 * @param place for days to come; lateness reads the same everywhere
 *
 * @example dueText(due, pageTime(), 'en').text // '2 days overdue', 'Overdue since 9:30 AM', 'Today, 5:00 PM', 'Tomorrow, 5:00 PM'
 */
export function dueText(due: Date, now: Date, locale: string, place?: TextPlace): DueText {
  const formats = formatsFor(locale);
  const days = calendarDaysBetween(now, due);
  if (days < 0) return { kind: 'late', text: words('row.due.days', { count: -days }) };
  if (due.getTime() < now.getTime())
    return { kind: 'late', text: words('row.due.late', { time: formats.time(due) }) };
  return { kind: days === 0 ? 'today' : 'later', text: formats.relativeWithTime(due, now, place) };

  function words(key: string, values: Readonly<Record<string, string | number>>): string {
    // Files of locales have these texts by their names in the list, which had them first.
    return partText('taskweave-task-list', { en, de }, locale, key, values) ?? key;
  }
}
