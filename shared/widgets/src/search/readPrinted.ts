import { toInputDate } from '@taskweave/base/engineDate';
import { fold } from '@taskweave/base/texts/words';
import { formatsFor } from '@taskweave/i18n/formats';
import { searchedDate } from '@taskweave/ui/typed-date';
import type { SearchKnowledge } from './Interpretation';
import { criterion, phraseAt, type Reader, type Reading } from './Reader';

/** "Dec 5, 2026, 12:00 AM" has the most parts. */
const MOST_PARTS = 6;
const STEPS = [60_000, 3_600_000, 86_400_000];

/** Dates and ages as rows print them, which do not say what they are the dates of: "Nov 30", "4 days ago", "37 min ago". */
export const readPrinted: Reader = (reading, at) => {
  const { tokens, known } = reading;
  for (let count = Math.min(MOST_PARTS, tokens.length - at); count > 1; count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const text = parts.map(({ raw }) => raw).join(' ');
    if (!/\p{L}/u.test(text) || !/\d/.test(text)) continue;
    const day = ageAt(text, known) ?? dayAt(text, known);
    if (day !== null) return { count, kind: 'date', criterion: criterion('anyDate', 'On', day) };
  }
  return null;
};

/** "Overdue since 11:00 AM": of this day. */
export const readLate: Reader = (reading, at) => {
  const { book } = reading;
  const overdue = phraseAt(
    reading,
    book.states.filter(({ key }) => key === 'overdue'),
    at,
  );
  const from = at + (overdue?.words.length ?? 0);
  const since = overdue && phraseAt(reading, book.relations, from);
  const length = since?.key === 'since' ? since.words.length : 0;
  const time = length === 0 ? 0 : timeAt(reading, from + length);
  if (time === 0) return null;
  return { count: from + length + time - at, kind: 'date', criterion: criterion('due', 'On', 'today') };
};

/** The parts of a time, which says nothing beside a day. */
export function timeAt({ tokens }: Reading, at: number): number {
  const [first, second] = tokens.slice(at, at + 2).map(({ text }) => text);
  if (first === undefined || !/^\d{1,2}[:.]\d{2}(?:\s?[ap]m)?$/i.test(first)) return 0;
  return second !== undefined && /^(?:[ap]\.?m\.?|uhr)$/i.test(second) ? 2 : 1;
}

function ageAt(text: string, { language, now }: SearchKnowledge): string | null {
  const number = Number(/\d{1,3}/.exec(text)?.[0]);
  const wanted = plain(text);
  const dates = STEPS.flatMap((step) =>
    [-1, 1].map((sign) => new Date(now.getTime() + sign * number * step)),
  );
  const found = ['en', language].flatMap((locale) =>
    dates.filter((date) => plain(formatsFor(locale).relative(date, now, 'within')) === wanted),
  );
  return found[0] === undefined ? null : toInputDate(found[0]);
}

/** Without a year, it is a day of this one. */
function dayAt(text: string, { language, now }: SearchKnowledge): string | null {
  const read = searchedDate(text.replace(/,/g, ' ').replace(/\s+/g, ' '), language, now);
  if (read === null) return null;
  const day = read.slice(0, 10);
  return /\d{4}/.test(text) ? day : `${now.getFullYear()}${day.slice(4)}`;
}

function plain(text: string): string {
  return fold(text).replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
}
