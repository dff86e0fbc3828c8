import { toInputDate } from '@taskweave/base/engineDate';
import { dayOf, yearNumberAt } from './namedStretch';
import { phraseAt, type Reading } from './Reader';

/** "Christmas", "Easter 2027": the next one, or where dates lie behind, the last one. */
export function feastAt(
  reading: Reading,
  at: number,
  isPast: boolean,
): { readonly value: string; readonly count: number } | null {
  const { words, book, known } = reading;
  const feast = phraseAt(reading, book.feasts, at);
  if (feast === null) return null;
  const length = feast.words.length;
  const named = yearNumberAt(words, at + length);
  if (named !== null) return { value: feastOf(feast.key, named), count: length + 1 };
  const today = toInputDate(known.now);
  const year = known.now.getFullYear();
  const days = [year - 1, year, year + 1].map((one) => feastOf(feast.key, one));
  const value = isPast ? days.findLast((day) => day <= today) : days.find((day) => day >= today);
  return value === undefined ? null : { value, count: length };
}

function feastOf(key: string, year: number): string {
  return key === 'easter' ? easterOf(year) : `${year}-${key}`;
}

/** The first Sunday after the first full moon of spring, as Gregorian calendars reckon it. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return dayOf(year, 2, 28 + moon - weekday);
}
