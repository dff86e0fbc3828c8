import { toInputDate } from '@taskweave/base/engineDate';
import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import { searchedDate } from '@taskweave/ui/typed-date';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { dayAfter, isPeriod, neighbourOf, stretchOf } from './periods';
import { criterion, type Found, phraseAt, type Reader, type Reading } from './Reader';

/**
 * "due this week", "created before Friday", "due until 12/24", also with the field behind, as in "heute fällig"; and "today" alone,
 * which is about what is due or was completed.
 */
export const readDateSentence: Reader = (reading, at) => {
  const field = phraseAt(reading, reading.book.dates, at);
  if (field === null) return fieldBehind(reading, at) ?? periodAlone(reading, at);
  const from = at + field.words.length;
  const found = relatedDateAt(reading, from, field.key);
  if (found === null) {
    const relation = phraseAt(reading, reading.book.relations, from);
    return openDate(reading, at, from + (relation?.words.length ?? 0), relation !== null);
  }
  return { count: field.words.length + found.count, kind: 'date', criterion: found.criterion };
};

function periodAlone(reading: Reading, at: number): Found | null {
  const period = phraseAt(reading, reading.book.periods, at);
  if (period === null) return null;
  const usual = reading.known.ofCompleted ? 'completed' : 'due';
  return { count: period.words.length, kind: 'date', criterion: criterion(usual, 'On', period.key) };
}

/** "heute fällig", "bis Freitag fällig". In "today created yesterday" the field belongs to what follows it. */
function fieldBehind(reading: Reading, at: number): Found | null {
  const length = relatedDateAt(reading, at, '')?.count ?? 0;
  const field = length === 0 ? null : phraseAt(reading, reading.book.dates, at + length);
  if (field === null) return null;
  const end = at + length + field.words.length;
  const found = relatedDateAt(reading, at, field.key);
  if (found === null || relatedDateAt(reading, end, field.key) !== null) return null;
  return { count: end - at, kind: 'date', criterion: found.criterion };
}

/** "before Friday", "12/24", "vor 3 Tagen": what it says of a date of tasks, and how many parts it takes. */
function relatedDateAt(
  reading: Reading,
  at: number,
  field: string,
): { readonly criterion: ReadCriterion; readonly count: number } | null {
  const relation = phraseAt(reading, reading.book.relations, at);
  const length = relation?.words.length ?? 0;
  const whole = dateAt(reading, at, field);
  const found = relation === null ? null : dateAt(reading, at + length, field);
  // "Vor 3 Tagen" is a day, not what lies before one.
  if (whole !== null && whole.count >= length + (found?.count ?? 0)) {
    return { criterion: dateCriterion(field, 'on', whole.value, reading.known), count: whole.count };
  }
  if (relation === null || found === null) return null;
  return {
    criterion: dateCriterion(field, relation.key, found.value, reading.known),
    count: length + found.count,
  };
}

/** Dates of tasks that lie behind: "created on Monday" is about the last one. */
const PAST: ReadonlySet<string> = new Set(['created', 'completed']);

/** A period, a day (`2026-11-27`) or a moment (`2026-11-27T10:00:00`), and how many parts it takes. */
export function dateAt(
  reading: Reading,
  at: number,
  field = '',
): { readonly value: string; readonly count: number } | null {
  const period = phraseAt(reading, reading.book.periods, at);
  if (period !== null) return { value: period.key, count: period.words.length };
  const { tokens, known } = reading;
  for (let count = Math.min(4, tokens.length - at); count > 0; count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const text = parts.map(({ text: word }) => word).join(' ');
    const value =
      parseSearchDate(text) === null ? wordedDate(text, known, PAST.has(field)) : text.replace(' ', 'T');
    if (value !== null) return { value: value.replace(/T00:00:00$/, ''), count };
  }
  return null;
}

/** A day without a year, and a weekday, are the next ones; where dates lie behind, the last ones. */
function wordedDate(text: string, { language, now }: SearchKnowledge, isPast: boolean): string | null {
  const next = searchedDate(text, language, now);
  if (next === null || !isPast || next.slice(0, 10) <= toInputDate(now)) return next;
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const earlier = [new Date(year, month, day - 7), new Date(year - 1, month, day)];
  return earlier.map((from) => searchedDate(text, language, from)).find((date) => date !== next) ?? next;
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
