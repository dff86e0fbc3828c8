import { firstWeekdayOf } from '@taskweave/base/calendar';
import { toInputDate } from '@taskweave/base/engineDate';
import type { SearchKnowledge } from './Interpretation';
import { stretchOf } from './periods';
import { phraseAt, type Reading } from './Reader';

export interface FoundStretch {
  readonly start: string;
  /** The day after the last one. */
  readonly end: string;
  readonly count: number;
  readonly isPast?: true;
}

export function namedStretchAt(reading: Reading, at: number, isPast = false): FoundStretch | null {
  const phrase = phraseAt(reading, reading.book.stretches, at);
  if (phrase === null) return quarterAt(reading, at, isPast) ?? calendarWeekAt(reading, at);
  const [which, unit] = phrase.key.split('-');
  const ahead = which === 'next' ? 1 : which === 'last' ? -1 : 0;
  const count = phrase.words.length;
  const { known } = reading;
  if (phrase.key === 'soon') return { ...daysFrom(known.now, 0, DAYS_AROUND), count };
  if (phrase.key === 'recently') return { ...daysFrom(known.now, -DAYS_AROUND, 0), count, isPast: true };
  if (phrase.key === 'week-after-next') return { ...weekFrom(known, 'next-week', 7), count };
  if (phrase.key === 'week-before-last') return { ...weekFrom(known, 'last-week', -7), count, isPast: true };
  if (unit === 'weekend') {
    const found = weekend(known, ahead);
    // "What came in over the weekend"
    const isAhead = isPast && ahead === 0 && found.start > toInputDate(known.now);
    return { ...(isAhead ? weekend(known, -1) : found), count };
  }
  return { ...currentStretch(unit === 'year' ? 'year' : 'quarter', known.now, ahead), count };
}

/** "First quarter", "1. Quartal", "first quarter of 2027", "2. Halbjahr" */
function quarterAt(reading: Reading, at: number, isPast: boolean): FoundStretch | null {
  const { words, book, known } = reading;
  const unitAt = (from: number) =>
    phraseAt(
      reading,
      book.units.filter(({ key }) => key === 'quarter' || key === 'semester'),
      from,
    );
  const first = unitAt(at);
  const from = at + (first?.words.length ?? 0);
  const ordinal = phraseAt(reading, book.ordinals, from);
  const [, figure] = /^([1-4])(?:\.|st|nd|rd|th|er|e|º|°)$/.exec(words[from] ?? '') ?? [];
  const number = Number(ordinal?.key ?? figure);
  const afterOrdinal = from + (ordinal?.words.length ?? 1);
  const unit = first ?? unitAt(afterOrdinal);
  const length = unit?.key === 'semester' ? 6 : 3;
  if (unit === null || !(number >= 1 && number * length <= 12)) return null;
  const end = first === null ? afterOrdinal + unit.words.length : afterOrdinal;
  const of =
    yearNumberAt(words, end) === null
      ? phraseAt<string>(reading, [...book.fillers, ...book.relations], end)
      : null;
  const behind = end + (of?.words.length ?? 0);
  const year = yearNumberAt(words, behind);
  const usual = yearOf(number, known.now, isPast, length);
  return {
    ...months(year ?? usual, (number - 1) * length, length),
    count: (year === null ? end : behind + 1) - at,
  };
}

export function yearNumberAt(words: readonly string[], at: number): number | null {
  const [, figures] = /^((?:19|2\d)\d{2})$/.exec(words[at] ?? '') ?? [];
  return figures === undefined ? null : Number(figures);
}

/** The next one of that number, or where dates lie behind, the last one. */
export function yearOf(quarter: number, now: Date, isPast: boolean, length = 3): number {
  const current = Math.floor(now.getMonth() / length) + 1;
  const years = isPast && quarter > current ? -1 : !isPast && quarter < current ? 1 : 0;
  return now.getFullYear() + years;
}

/** "KW 50": the nearest one of that number, as ISO counts them. */
function calendarWeekAt(reading: Reading, at: number): FoundStretch | null {
  const { words, book, known } = reading;
  const phrase = phraseAt(reading, book.calendarWeeks, at);
  const from = at + (phrase?.words.length ?? 0);
  const [, figures] = /^(\d{1,2})\.?$/.exec(words[from] ?? '') ?? [];
  const week = Number(figures);
  if (phrase === null || !(week >= 1 && week <= 53)) return null;
  const named = yearNumberAt(words, from + 1);
  const monday = (year: number) => {
    const fourth = new Date(year, 0, 4);
    return new Date(year, 0, 4 - ((fourth.getDay() + 6) % 7) + (week - 1) * 7);
  };
  const year = known.now.getFullYear();
  const away = (one: Date) => Math.abs(one.getTime() - known.now.getTime());
  const near = [year - 1, year, year + 1].map(monday).toSorted((one, other) => away(one) - away(other));
  const start = named === null ? near[0] : monday(named);
  if (start === undefined) return null;
  const [first, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()];
  const count = from + (named === null ? 1 : 2) - at;
  return { start: dayOf(first, month, day), end: dayOf(first, month, day + 7), count };
}

/** "Soon" and "recently" are a week. */
const DAYS_AROUND = 7;

function daysFrom(now: Date, first: number, last: number) {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return { start: dayOf(year, month, day + first), end: dayOf(year, month, day + last + 1) };
}

function weekFrom(
  { now, language: locale }: SearchKnowledge,
  period: 'next-week' | 'last-week',
  days: number,
) {
  const { start } = stretchOf(period, { now, locale });
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate() + days];
  return { start: dayOf(year, month, day), end: dayOf(year, month, day + 7) };
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

export function dayOf(year: number, month: number, day: number): string {
  return toInputDate(new Date(year, month, day));
}
