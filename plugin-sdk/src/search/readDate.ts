import { toInputDate } from '@taskweave/base/engineDate';
import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import { searchedDate } from '@taskweave/ui/typed-date';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { dayAfter, isPeriod, neighbourOf, stretchOf } from './periods';
import { criterion, type Found, phraseAt, type Reader, type Reading } from './Reader';

/** "due this week", "created before Friday", "due until 12/24", and "today" alone, which is about what is due or was completed. */
export const readDateSentence: Reader = (reading, at) => {
  const field = phraseAt(reading, reading.book.dates, at);
  if (field === null) {
    const period = phraseAt(reading, reading.book.periods, at);
    if (period === null) return null;
    const usual = reading.known.ofCompleted ? 'completed' : 'due';
    return { count: period.words.length, kind: 'date', criterion: criterion(usual, 'On', period.key) };
  }
  const afterField = at + field.words.length;
  const relation = phraseAt(reading, reading.book.relations, afterField);
  const from = afterField + (relation?.words.length ?? 0);
  const found = dateAt(reading, from);
  if (found === null) return openDate(reading, at, from, relation !== null);
  return {
    count: from + found.count - at,
    kind: 'date',
    criterion: dateCriterion(field.key, relation?.key ?? 'on', found.value, reading.known),
  };
};

/** A period, a day (`2026-11-27`) or a moment (`2026-11-27T10:00:00`), and how many parts it takes. */
export function dateAt(
  reading: Reading,
  at: number,
): { readonly value: string; readonly count: number } | null {
  const period = phraseAt(reading, reading.book.periods, at);
  if (period !== null) return { value: period.key, count: period.words.length };
  const { tokens, known } = reading;
  for (let count = Math.min(4, tokens.length - at); count > 0; count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const text = parts.map(({ text: word }) => word).join(' ');
    const value =
      parseSearchDate(text) === null ? searchedDate(text, known.language, known.now) : text.replace(' ', 'T');
    if (value !== null) return { value: value.replace(/T00:00:00$/, ''), count };
  }
  return null;
}

/** The criterion about a date. "Until" and "since" count the day itself, "before" and "after" do not. */
export function dateCriterion(
  field: string,
  relation: 'on' | 'before' | 'until' | 'after' | 'since',
  value: string,
  known: SearchKnowledge,
): ReadCriterion {
  const isMoment = value.includes('T');
  switch (relation) {
    case 'before':
      return criterion(field, 'Before', value);
    case 'until':
      return criterion(field, 'Before', isMoment ? value : startAfter(value, known));
    case 'after':
      return criterion(field, 'After', isMoment || isPeriod(value) ? value : dayAfter(value));
    case 'since':
      return criterion(field, 'After', isMoment ? value : endBefore(value, known));
    default:
      return criterion(field, 'On', isMoment ? value.slice(0, 10) : value);
  }
}

/** What begins where a day or a period ends: a period where there is a word for it, else a day. */
function startAfter(value: string, { now, language: locale }: SearchKnowledge): string {
  if (!isPeriod(value)) return dayAfter(value);
  return neighbourOf(value, 1) ?? toInputDate(stretchOf(value, { now, locale }).end);
}

/** What ends where a day or a period begins. */
function endBefore(value: string, { now, language: locale }: SearchKnowledge): string {
  if (!isPeriod(value)) return value;
  return neighbourOf(value, -1) ?? toInputDate(stretchOf(value, { now, locale }).start);
}

/** "due this" is about to become "due this week". */
function openDate(reading: Reading, at: number, from: number, hasRelation: boolean): Found | null {
  const { words, book } = reading;
  const rest = words.slice(from);
  const typed = rest.join(' ');
  const isBegun =
    typed === '' ? hasRelation : book.periods.some(({ words: all }) => all.join(' ').startsWith(typed));
  if (!isBegun) return null;
  return { count: words.length - at, kind: 'open', criterion: null };
}
