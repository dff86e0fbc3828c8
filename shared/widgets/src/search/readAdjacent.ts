import { toInputDate } from '@taskweave/base/engineDate';
import { perOwner } from '@taskweave/base/perOwner';
import { dayAfter, isMonth, isPeriod, stretchOf } from './periods';
import { type Found, phraseAt, type Reader, type Reading } from './Reader';
import { dateAt, dateCriterion } from './readDate';

interface Part {
  readonly count: number;
  readonly field: string | null;
  readonly value: string;
  /** Null of what is overdue, which has no first day. */
  readonly start: string | null;
  /** The day after the last one. */
  readonly end: string;
}

/** "Today or tomorrow", "due today or overdue": days that follow each other are one stretch. */
export const readAdjacent: Reader = (reading, at) => adjacentAt(reading, at, '');

function adjacentAt(reading: Reading, at: number, usual: string): Found | null {
  const one = partAt(reading, at, usual);
  const or = one && phraseAt(reading, reading.book.alternatives, at + one.count);
  const next = at + (one?.count ?? 0) + (or?.words.length ?? 0);
  const other = or && partAt(reading, next, one.field ?? usual);
  if (!other) return null;
  const fields = new Set([one.field, other.field].filter((field) => field !== null));
  if (fields.size > 1) return null;
  const [field = reading.known.ofCompleted ? 'completed' : 'due'] = fields;
  // "Montag oder Dienstag erstellt": both lie behind.
  if (usual === '' && field !== 'due') return adjacentAt(reading, at, field);
  const [first, last] = startsBefore(one, other) ? [one, other] : [other, one];
  if (first.end !== last.start && !(first.start === null && (last.start ?? '') < first.end)) return null;
  const rest = or.words.length + other.count;
  const until = dateCriterion(field, 'until', last.value, reading.known);
  if (first.start === null) return { count: one.count + rest, kind: 'date', criterion: until };
  return {
    count: one.count,
    kind: 'date',
    criterion: dateCriterion(field, 'since', first.value, reading.known),
    next: { count: rest, ties: rest, kind: 'date', criterion: until },
  };
}

/** A day, a week or a month, with or without what it is the date of. */
export function dayAt(
  reading: Reading,
  at: number,
  field: string,
): Pick<Part, 'count' | 'field' | 'value'> | null {
  const part = partAt(reading, at, field);
  return part === null || part.start === null ? null : part;
}

function startsBefore(one: Part, other: Part): boolean {
  return one.start === null || (other.start !== null && one.start < other.start);
}

function partAt(reading: Reading, at: number, usual = ''): Part | null {
  const { book, known } = reading;
  const state = phraseAt(reading, book.states, at);
  if (state?.key === 'overdue') {
    const end = dayAfter(toInputDate(known.now));
    return { count: state.words.length, field: 'due', value: 'now', start: null, end };
  }
  const before = phraseAt(reading, book.dates, at);
  const from = at + (before?.words.length ?? 0);
  const relation = phraseAt(reading, book.relations, from);
  const start = from + (relation?.key === 'on' ? relation.words.length : 0);
  const found = dateAt(reading, start, before?.key ?? usual) ?? shortPeriodAt(reading, start);
  if (found === null) return null;
  const behind = before === null ? phraseAt(reading, book.dates, start + found.count) : null;
  const days = daysOf(found.value, reading);
  if (days === null) return null;
  const count = start + found.count + (behind?.words.length ?? 0) - at;
  return { count, field: (before ?? behind)?.key ?? null, value: found.value, ...days };
}

/** "This or next week", "esta semana o la próxima": one of the two leaves out the unit. */
function shortPeriodAt({ words, book }: Reading, at: number) {
  const named = periodNames(book.periods);
  for (const { words: or } of book.alternatives) {
    for (let count = 1; count <= MOST_WORDS; count += 1) {
      const own = words.slice(at, at + count);
      const isOr = (from: number) => from >= 0 && or.every((word, index) => words[from + index] === word);
      const from = at + count + or.length;
      const isBefore = isOr(at - or.length);
      if (!isBefore && !isOr(at + count)) continue;
      const after = isOr(at + count) ? words.slice(from, from + MOST_WORDS) : [];
      const before = isBefore ? words.slice(0, at - or.length).slice(-2) : [];
      const wholes = [
        ...after.map((unit) => [...own, unit]),
        ...before.flatMap((unit) =>
          [0, ...own.map((_, place) => place + 1)].map((place) => own.toSpliced(place, 0, unit)),
        ),
      ];
      const key = wholes.map((all) => named.get(all.join(' '))).find((one) => one !== undefined);
      if (key !== undefined) return { value: key, count };
    }
  }
  return null;
}

const MOST_WORDS = 4;

const periodNames = perOwner(
  (periods: Reading['book']['periods']) => new Map(periods.map(({ key, words }) => [words.join(' '), key])),
);

function daysOf(value: string, { known }: Reading): Pick<Part, 'start' | 'end'> | null {
  if (isPeriod(value) || isMonth(value)) {
    const { start, end } = stretchOf(value, { now: known.now, locale: known.language });
    return { start: toInputDate(start), end: toInputDate(end) };
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? { start: value, end: dayAfter(value) } : null;
}
