import { toInputDate } from '@taskweave/base/engineDate';
import { stretchOf } from './periods';
import { phraseAt, type Reading, saysAt } from './Reader';

interface Wanted {
  readonly isPast: boolean;
  /** Alone, "15th" may be the name of a street. */
  readonly needsArticle: boolean;
}

/** "The 15th", "le 15": the next one, or where dates lie behind, the last one. */
export function monthDayAt(
  reading: Reading,
  at: number,
  { isPast, needsArticle }: Wanted,
): { readonly value: string; readonly count: number } | null {
  const { words, book, known } = reading;
  const article = phraseAt(reading, book.days, at);
  if (article === null && needsArticle) return null;
  const count = (article?.words.length ?? 0) + 1;
  const [, figures = '', ordinal] =
    /^(\d{1,2})(st|nd|rd|th|er|e|º|ª|\.)?$/.exec(words[at + count - 1] ?? '') ?? [];
  const isDay = ordinal !== undefined || article?.key === 'figure' || isBehindArticle(reading, at);
  if (!isDay || phraseAt(reading, book.units, at + count) !== null) return null;
  const { now } = known;
  const named = monthBehind(reading, at + count);
  if (named !== null) {
    const { start } = stretchOf(named.month, { now, locale: known.language });
    const day = new Date(start.getFullYear(), start.getMonth(), Number(figures));
    return day.getMonth() === start.getMonth()
      ? { value: toInputDate(day), count: count + named.count }
      : null;
  }
  const days = Array.from(
    { length: 12 },
    (_, month) => new Date(now.getFullYear(), now.getMonth() + (isPast ? -month : month), Number(figures)),
  );
  const today = toInputDate(now);
  const value = days
    .filter((day) => day.getDate() === Number(figures))
    .map(toInputDate)
    .find((day) => (isPast ? day <= today : day >= today));
  return value === undefined ? null : { value, count };
}

/** The "le" of "avant le 15" belongs to the relation. */
function isBehindArticle(reading: Reading, at: number): boolean {
  return reading.book.days.some(
    (phrase) => phrase.key === 'figure' && saysAt(reading, phrase, at - phrase.words.length),
  );
}

/** "The 15th of next month", "am 3. dieses Monats" */
function monthBehind(reading: Reading, at: number) {
  const of = phraseAt(reading, reading.book.fillers, at)?.words.length ?? 0;
  for (const from of [at, at + of]) {
    const period = phraseAt(reading, reading.book.periods, from);
    const month = MONTHS.find((one) => one === period?.key);
    if (period !== null && month !== undefined) return { month, count: from - at + period.words.length };
  }
  return null;
}

const MONTHS = ['this-month', 'next-month', 'last-month'] as const;
