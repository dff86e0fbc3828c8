import { firstWeekdayOf } from '@taskweave/base/calendar';
import { toInputDate } from '@taskweave/base/engineDate';
import type { SearchKnowledge } from './Interpretation';
import { phraseAt, type Reading } from './Reader';

export interface FoundStretch {
  readonly start: string;
  /** The day after the last one. */
  readonly end: string;
  readonly count: number;
}

export function namedStretchAt(reading: Reading, at: number): FoundStretch | null {
  const phrase = phraseAt(reading, reading.book.stretches, at);
  if (phrase === null) return null;
  const [which, unit] = phrase.key.split('-');
  const ahead = which === 'next' ? 1 : which === 'last' ? -1 : 0;
  const count = phrase.words.length;
  const { known } = reading;
  if (unit === 'weekend') return { ...weekend(known, ahead), count };
  return { ...currentStretch(unit === 'year' ? 'year' : 'quarter', known.now, ahead), count };
}

export function currentStretch(unit: 'quarter' | 'year', now: Date, ahead = 0) {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  if (unit === 'year') return months(year + ahead, 0, 12);
  return months(year, (Math.floor(month / 3) + ahead) * 3, 3);
}

export function months(year: number, first: number, length: number) {
  return { start: dayOf(year, first, 1), end: dayOf(year, first + length, 1) };
}

function weekend({ now, language: locale }: SearchKnowledge, ahead: number) {
  // Where weeks begin on Saturday, Friday is the first day off.
  const first = firstWeekdayOf(locale) === 6 ? 5 : 6;
  const sinceMonday = (now.getDay() + 6) % 7;
  const day = now.getDate() - sinceMonday + first - 1 + ahead * 7;
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return { start: dayOf(year, month, day), end: dayOf(year, month, day + 2) };
}

function dayOf(year: number, month: number, day: number): string {
  return toInputDate(new Date(year, month, day));
}
