import { toInputDate } from '@taskweave/base/engineDate';
import { fold } from '@taskweave/base/texts/words';
import { formatsFor } from '@taskweave/i18n/formats';
import { searchedDate } from '@taskweave/ui/typed-date';
import type { SearchKnowledge } from './Interpretation';
import { awayAt } from './namedDay';
import { criterion, type Found, phraseAt, type Reader, type Reading } from './Reader';
import { dateAt, dateCriterion, withOrdinals } from './readDate';
import { inFigures, timeAt } from './writtenTime';

/** "Dec 5, 2026, 12:00 AM" has the most parts. */
const MOST_PARTS = 6;
const STEPS = [60_000, 3_600_000, 86_400_000];

/** Dates and ages as rows print them, which do not say what they are the dates of: "Nov 30", "4 days ago", "37 min ago". */
export const readPrinted: Reader = (reading, at) => {
  const { tokens, known } = reading;
  for (let count = Math.min(MOST_PARTS, tokens.length - at); count > 0; count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const typed = parts.map(({ raw }) => raw).join(' ');
    const isTyped = /\d/.test(typed) && !/ the /i.test(typed);
    const text = isTyped ? typed : withOrdinals(reading, at, count).join(' ');
    // "30. 11." is the 30th of November.
    const isFigures = /^(?:\d{1,2}\. ?\d{1,2}\.(?: ?\d{4})?|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d\d-\d\d)$/.test(
      text,
    );
    const isWorded = count > 1 && /\p{L}/u.test(text) && /\d/.test(text);
    if (!isFigures && !isWorded) continue;
    const day = ageAt(text, known) ?? dayAt(text, known);
    if (day !== null) return { count, kind: 'date', criterion: criterion('anyDate', 'On', day) };
  }
  // "In two weeks" as "in 2 weeks"
  const away = awayAt(reading, at);
  if (away === null) return null;
  return { count: away.count, kind: 'date', criterion: criterion('anyDate', 'On', away.value.slice(0, 10)) };
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
  if (overdue === null) return sinceOverdue(reading, at);
  const since = phraseAt(reading, book.relations, from);
  const length = since?.key === 'since' ? since.words.length : 0;
  const time = length === 0 ? 0 : timeAt(reading, from + length);
  if (time === 0) return length === 0 ? null : overdueSince(reading, at, from + length);
  return { count: from + length + time - at, kind: 'date', criterion: criterion('due', 'On', 'today') };
};

/** "Seit gestern überfällig" */
function sinceOverdue(reading: Reading, at: number): Found | null {
  const since = phraseAt(reading, reading.book.relations, at);
  const found = since?.key === 'since' ? overdueSince(reading, at, at + since.words.length) : null;
  const end = at + (found?.count ?? 0);
  const overdue = found && phraseAt(reading, reading.book.states, end);
  if (found === null || overdue?.key !== 'overdue') return null;
  return { ...found, count: found.count + overdue.words.length };
}

/** "Overdue since Monday": what was due by then. */
function overdueSince(reading: Reading, at: number, from: number): Found | null {
  const found = dateAt(reading, from, 'created');
  if (found === null) return null;
  const made = dateCriterion('due', 'until', found.value, reading.known);
  return { count: from + found.count - at, kind: 'date', criterion: made };
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
  const read = searchedDate(inFigures(text.replace(/,/g, ' ').replace(/\s+/g, ' ')), language, now);
  if (read === null) return null;
  const day = read.slice(0, 10);
  return /\d{4}/.test(text) ? day : `${now.getFullYear()}${day.slice(4)}`;
}

function plain(text: string): string {
  return fold(text).replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
}
