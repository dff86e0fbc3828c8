import { durationAt, endsOf, figureAt } from './durationAt';
import type { ReadCriterion } from './Interpretation';
import { criterion, type Found, lengthOf, phraseAt, type Reader, type Reading } from './Reader';
import { dateCriterion } from './readDate';
import type { Phrase } from './words/searchWords';

export const readDuration: Reader = (reading, at) =>
  [readSpan, readAge, readOverdue, readSpread]
    .map((read) => read(reading, at))
    .reduce((best, found) =>
      found !== null && (best === null || lengthOf(found) > lengthOf(best)) ? found : best,
    );

function readSpan(reading: Reading, at: number): Found | null {
  const { book, known } = reading;
  const before = phraseAt(reading, book.dates, at);
  const from = at + (before?.words.length ?? 0);
  const span = phraseAt(reading, book.spans, from);
  const duration = span && spanAt(reading, from + span.words.length);
  if (!duration) return null;
  const end = from + span.words.length + duration.count;
  const behind = before === null ? phraseAt(reading, book.dates, end) : null;
  const usual = known.ofCompleted ? 'completed' : span.key === 'next' ? 'due' : 'created';
  const field = (before ?? behind)?.key ?? usual;
  const count = end + (behind?.words.length ?? 0) - at;
  if (span.key === 'last') {
    return { count, kind: 'date', criterion: dateCriterion(field, 'since', duration.ago, known) };
  }
  return between(
    count,
    dateCriterion(field, 'since', duration.isExact ? 'now' : 'today', known),
    dateCriterion(field, 'until', duration.ahead, known),
  );
}

/** "In the past hour". A day, a week and the like without a number are periods. */
function spanAt(reading: Reading, at: number) {
  const one = durationAt(reading, at, true);
  return one?.isExact === true ? one : durationAt(reading, at);
}

/** "Older than 3 days", "created more than a week ago", "3 days old", "due in more than a week". */
function readAge(reading: Reading, at: number): Found | null {
  const before = phraseAt(reading, reading.book.dates, at);
  // "Due" is two in Italian.
  return (before && readAgeOf(reading, at, before)) ?? readAgeOf(reading, at, null);
}

function readAgeOf(reading: Reading, at: number, before: Phrase<string> | null): Found | null {
  const { book, known } = reading;
  const from = at + (before?.words.length ?? 0);
  const age = phraseAt(reading, book.ages, from);
  const limit = age ?? phraseAt(reading, book.signs.filter(isLimit), from);
  // "Seit zwei Wochen offen"
  const since = limit === null ? phraseAt(reading, book.excesses, from) : null;
  const start = from + (limit ?? since ?? { words: [] }).words.length;
  const duration = durationAt(reading, start, limit !== null);
  if (duration === null) return null;
  const last = phraseAt(
    reading,
    book.ageEnds.filter(({ key }) => key === 'ago' || key === 'old'),
    start + duration.count,
  );
  // "More than 3 days" alone is how long something takes, and "3 days ago" is a date.
  const isDate = limit === null && last?.key === 'ago' && /^\d/.test(reading.words[start] ?? '');
  if (age === null && (last === null || isDate)) return null;
  if (since !== null && (since.key !== 'more' || last?.key !== 'old')) return null;
  const end = start + duration.count + (last?.words.length ?? 0);
  const behind = before === null ? phraseAt(reading, book.dates, end) : null;
  // Rows print "4 days ago" of any date.
  const isPrinted = limit === null && last?.key === 'ago';
  const usual = age?.key === 'later' ? 'due' : isPrinted ? 'anyDate' : 'created';
  const field = (before ?? behind)?.key ?? (known.ofCompleted ? 'completed' : usual);
  const [relation, value] =
    limit === null && since === null
      ? (['on', duration.ago.slice(0, 10)] as const)
      : age?.key === 'later'
        ? (['after', duration.ahead] as const)
        : since !== null || limit?.key === 'older' || limit?.key === 'gt' || limit?.key === 'gteq'
          ? (['before', duration.ago] as const)
          : (['since', duration.ago] as const);
  return {
    count: end + (behind?.words.length ?? 0) - at,
    kind: 'date',
    criterion: dateCriterion(field, relation, value, known),
  };
}

function isLimit({ key }: { readonly key: string }): boolean {
  return /^[gl]t(?:eq)?$/.test(key);
}

function readOverdue(reading: Reading, at: number): Found | null {
  const { book, known } = reading;
  const first = overdueAt(reading, at);
  const from = at + (first?.words.length ?? 0);
  const more = phraseAt(reading, book.excesses, from);
  const duration = durationAt(reading, from + (more?.words.length ?? 0), more !== null);
  if (duration === null) return null;
  const plain = from + (more?.words.length ?? 0) + duration.count;
  const suffix = phraseAt(reading, book.suffixes, plain);
  const end = plain + (suffix?.words.length ?? 0);
  const last = first === null ? (overdueAt(reading, end) ?? lateAt(reading, end)) : null;
  if (first === null && last === null) return null;
  const count = end + (last?.words.length ?? 0) - at;
  if (more?.key === 'less' || suffix?.key === 'lteq') {
    return between(
      count,
      dateCriterion('due', 'since', duration.ago, known),
      criterion('due', 'Before', 'now'),
    );
  }
  return {
    count,
    kind: 'date',
    // Rows print "16 days overdue", which is one day.
    criterion:
      more === null && suffix?.key !== 'gteq'
        ? criterion('due', 'On', duration.ago.slice(0, 10))
        : criterion('due', 'Before', duration.ago),
  };
}

/** "3 to 5 days overdue", "due in 2 to 4 weeks", "created 2 or 3 weeks ago" */
function readSpread(reading: Reading, at: number): Found | null {
  const { book, known } = reading;
  const overdue = overdueAt(reading, at);
  const before = overdue === null ? phraseAt(reading, book.dates, at) : null;
  const start = at + (overdue ?? before ?? { words: [] }).words.length;
  const range = phraseAt(reading, book.ranges, start);
  const since = phraseAt(reading, book.excesses, start);
  const relation = phraseAt(reading, book.relations, start);
  const [lead] = [range, since, relation].filter((one) => one !== null).toSorted(longestFirst);
  const from = start + (lead?.words.length ?? 0);
  const first = figureAt(reading, from);
  const joins = book.rangeJoins.filter(({ key }) => key === 'to' || range !== null);
  const join = first && phraseAt<string>(reading, [...joins, ...book.alternatives], from + first.count);
  const last = join && durationAt(reading, from + first.count + join.words.length);
  if (first === null || join === null || last === null) return null;
  const end = from + first.count + join.words.length + last.count;
  const late = overdue === null ? (overdueAt(reading, end) ?? lateAt(reading, end)) : null;
  const age = late === null ? phraseAt(reading, book.ageEnds, end) : null;
  const isLate = overdue !== null || late !== null;
  const isAhead = !isLate && (age?.key === 'ahead' || (age === null && relation?.key === 'on'));
  const isPast = isLate || (age !== null && !isAhead) || relation?.key === 'before' || since !== null;
  const closed = end + (late ?? age ?? { words: [] }).words.length;
  const behind = isLate || before !== null ? null : phraseAt(reading, book.dates, closed);
  if (!isAhead && !(isPast && (isLate || age !== null || before !== null || behind !== null))) return null;
  const field = isLate ? 'due' : ((before ?? behind)?.key ?? (isAhead ? 'due' : 'created'));
  const [least, most] = [first.number, last.number]
    .toSorted((one, other) => one - other)
    .map((number) => endsOf(number, last.unit, known));
  if (least === undefined || most === undefined) return null;
  const [oldest, newest] = isAhead ? [least.ahead, most.ahead] : [most.ago, least.ago];
  return between(
    closed + (behind?.words.length ?? 0) - at,
    dateCriterion(field, 'since', oldest, known),
    dateCriterion(field, 'until', newest, known),
  );
}

function longestFirst(
  one: { readonly words: readonly string[] },
  other: { readonly words: readonly string[] },
): number {
  return other.words.length - one.words.length;
}

function between(count: number, since: ReadCriterion, until: ReadCriterion): Found {
  return {
    count: count - 1,
    kind: 'date',
    criterion: since,
    next: { count: 1, ties: 1, kind: 'date', criterion: until },
  };
}

function overdueAt(reading: Reading, at: number) {
  const state = phraseAt(reading, reading.book.states, at);
  return state?.key === 'overdue' ? state : null;
}

/** Without a number, "late" may be any word. */
function lateAt(reading: Reading, at: number) {
  return phraseAt(
    reading,
    reading.book.ageEnds.filter(({ key }) => key === 'late'),
    at,
  );
}
