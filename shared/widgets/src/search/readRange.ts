import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import type { ReadCriterion } from './Interpretation';
import { numberAt } from './numberAt';
import { type Found, phraseAt, type Reader, type Reading } from './Reader';
import { conditionAt, kindOf, MONEY, OF_DATES, type Subject, subjectAt } from './readComparison';
import { dateAt } from './readDate';

export const readRange: Reader = (reading, at) => {
  const { tokens, book } = reading;
  const named = subjectAt(reading, at);
  const own = named && phraseAt(reading, book.ranges, at + named.count);
  const subject = own === null ? (moneyAt(reading, at) ?? datesAt(reading, at)) : named;
  const range = own ?? (subject && phraseAt(reading, book.ranges, at));
  if (subject === null || range === null) return readBareRange(reading, at, named);
  const from = at + subject.count + range.words.length;
  const least = endAt(reading, subject, 'gteq', from);
  const join = least && phraseAt(reading, book.rangeJoins, from + least.count);
  const to = from + (least?.count ?? 0) + (join?.words.length ?? 0);
  const most = join && lastAt(reading, subject, least.criterion, to);
  if (least === null || join === null || most === null) {
    return to < tokens.length ? null : { count: to - at, kind: 'open', criterion: null };
  }
  if (tokens[to + most.count]?.isGlued) return null;
  const kind = kindOf(subject);
  const behind =
    subject.count === 0 && kind === 'date' ? phraseAt(reading, book.dates, to + most.count) : null;
  const length = join.words.length + most.count + (behind?.words.length ?? 0);
  return {
    count: from + least.count - at,
    kind,
    criterion: least.criterion,
    next: {
      count: length,
      ties: length,
      kind,
      criterion: { ...most.criterion, type: least.criterion.type },
    },
  };
};

/** "500 to 1000", "due Monday to Friday" */
function readBareRange(reading: Reading, at: number, named: Subject | null): Found | null {
  const { tokens, book, known } = reading;
  const to = book.rangeJoins.filter(({ key }) => key === 'to');
  const isMoney = numberAt(reading, at) !== null && known.variables.some((one) => one.isMoney);
  const date = dateSubject(known.ofCompleted ? 'completed' : 'due');
  const subject: Subject = named ?? (isMoney ? { ...MONEY, count: 0 } : date);
  const from = at + subject.count;
  const least = endAt(reading, subject, 'gteq', from);
  const join = least && phraseAt(reading, to, from + least.count);
  const end = from + (least?.count ?? 0) + (join?.words.length ?? 0);
  const most = join && lastAt(reading, subject, least.criterion, end);
  if (least === null || join === null || most === null) return null;
  const isOfTime = phraseAt(reading, book.units, end + most.count) !== null;
  if (isOfTime || tokens[end + most.count]?.isGlued) return null;
  const kind = kindOf(subject);
  const behind =
    kind === 'date' && subject.count === 0 ? phraseAt(reading, book.dates, end + most.count) : null;
  const type = behind?.key ?? least.criterion.type;
  const length = join.words.length + most.count + (behind?.words.length ?? 0);
  return {
    count: from + least.count - at,
    kind,
    criterion: { ...least.criterion, type },
    next: { count: length, ties: length, kind, criterion: { ...most.criterion, type } },
  };
}

function dateSubject(id: string): Subject {
  return { kind: 'attribute', attribute: { id, name: '', kind: 'date', operators: OF_DATES }, count: 0 };
}

/** "Between Monday and Friday" is about the due date, or about the one that follows. */
function datesAt(reading: Reading, at: number): Subject | null {
  const range = phraseAt(reading, reading.book.ranges, at);
  const first = range && dateAt(reading, at + range.words.length);
  const end = at + (range?.words.length ?? 0) + (first?.count ?? 0);
  const join = first && phraseAt(reading, reading.book.rangeJoins, end);
  const last = join && dateAt(reading, end + join.words.length);
  if (join === null || last === null) return null;
  const usual = reading.known.ofCompleted ? 'completed' : 'due';
  const id = phraseAt(reading, reading.book.dates, end + join.words.length + last.count)?.key ?? usual;
  return dateSubject(id);
}

/** "Between 500 and 1000" is about money. */
function moneyAt(reading: Reading, at: number): Subject | null {
  const range = phraseAt(reading, reading.book.ranges, at);
  const isAmount = range !== null && numberAt(reading, at + range.words.length) !== null;
  const hasMoney = reading.known.variables.some(({ isMoney }) => isMoney);
  return isAmount && hasMoney ? { ...MONEY, count: 0 } : null;
}

/** "From Monday to Friday" ends on the Friday after that Monday, whatever today is, and "Friday next week" is what it is. */
function lastAt(reading: Reading, subject: Subject, least: ReadCriterion, at: number) {
  const [one, other] = [fromThere(reading, least), reading].map((from) =>
    endAt(from, unplaced(subject), 'lteq', at),
  );
  const end = other?.criterion.value ?? '';
  const isSooner = parseSearchDate(end) !== null && end > least.value && end < (one?.criterion.value ?? '');
  return (isSooner ? other : one) ?? null;
}

function fromThere(reading: Reading, { value }: ReadCriterion): Reading {
  const now = parseSearchDate(value);
  return now === null ? reading : { ...reading, known: { ...reading.known, now } };
}

/** The last Friday may lie before the first end. */
function unplaced(subject: Subject): Subject {
  return subject.kind === 'attribute' && subject.attribute.kind === 'date'
    ? { ...subject, attribute: { ...subject.attribute, id: '' } }
    : subject;
}

/** Texts have no ends: "customer between us" is no comparison. */
function endAt(reading: Reading, subject: Subject, comparison: 'gteq' | 'lteq', at: number) {
  if (subject.kind === 'attribute') {
    const { kind } = subject.attribute;
    if (kind !== 'date' && kind !== 'number') return null;
  } else if (!subject.isKnown || numberAt(reading, at) === null) return null;
  return conditionAt(reading, subject, comparison, at, false);
}
