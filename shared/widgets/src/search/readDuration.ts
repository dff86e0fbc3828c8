import { toInputDate } from '@taskweave/base/engineDate';
import type { Found, Reader, Reading } from './Reader';
import { criterion, phraseAt } from './Reader';
import { dateCriterion } from './readDate';

export const readDuration: Reader = (reading, at) =>
  readSpan(reading, at) ?? readAge(reading, at) ?? readOverdue(reading, at);

function readSpan(reading: Reading, at: number): Found | null {
  const { book, known } = reading;
  const before = phraseAt(reading, book.dates, at);
  const from = at + (before?.words.length ?? 0);
  const span = phraseAt(reading, book.spans, from);
  const duration = span && durationAt(reading, from + span.words.length);
  if (!duration) return null;
  const end = from + span.words.length + duration.count;
  const behind = before === null ? phraseAt(reading, book.dates, end) : null;
  const usual = known.ofCompleted ? 'completed' : span.key === 'next' ? 'due' : 'created';
  const field = (before ?? behind)?.key ?? usual;
  const count = end + (behind?.words.length ?? 0) - at;
  if (span.key === 'last') {
    return { count, kind: 'date', criterion: dateCriterion(field, 'since', duration.ago, known) };
  }
  return {
    count: count - 1,
    kind: 'date',
    criterion: dateCriterion(field, 'since', 'today', known),
    next: {
      count: 1,
      ties: 1,
      kind: 'date',
      criterion: dateCriterion(field, 'until', duration.ahead, known),
    },
  };
}

function readAge(reading: Reading, at: number): Found | null {
  const age = phraseAt(reading, reading.book.ages, at);
  const duration = age && durationAt(reading, at + age.words.length);
  if (!duration) return null;
  const field = reading.known.ofCompleted ? 'completed' : 'created';
  const relation = age.key === 'older' ? 'before' : 'since';
  return {
    count: age.words.length + duration.count,
    kind: 'date',
    criterion: dateCriterion(field, relation, duration.ago, reading.known),
  };
}

function readOverdue(reading: Reading, at: number): Found | null {
  const overdue = reading.book.states.filter(({ key }) => key === 'overdue');
  const first = phraseAt(reading, overdue, at);
  const from = at + (first?.words.length ?? 0);
  const more = phraseAt(reading, reading.book.excesses, from);
  const duration = durationAt(reading, from + (more?.words.length ?? 0));
  if (duration === null) return null;
  const end = from + (more?.words.length ?? 0) + duration.count;
  const last = first === null ? phraseAt(reading, overdue, end) : null;
  if (first === null && last === null) return null;
  return {
    count: end + (last?.words.length ?? 0) - at,
    kind: 'date',
    // Rows print "16 days overdue", which is one day.
    criterion: criterion('due', more === null ? 'On' : 'Before', duration.ago),
  };
}

interface Duration {
  readonly count: number;
  readonly ago: string;
  readonly ahead: string;
}

function durationAt(reading: Reading, at: number): Duration | null {
  const { book, words, known } = reading;
  const figures = /^\d{1,3}$/.exec(words[at] ?? '');
  const named = phraseAt(reading, book.numbers, at);
  const length = figures === null ? (named?.words.length ?? 0) : 1;
  const unit = phraseAt(reading, book.units, at + length);
  if (unit === null || length === 0) return null;
  const number = figures === null ? Number(named?.key) : Number(figures[0]);
  const [year, month, day] = [known.now.getFullYear(), known.now.getMonth(), known.now.getDate()];
  const moved = (by: number) =>
    toInputDate(
      unit.key === 'month'
        ? new Date(year, month + by, day)
        : new Date(year, month, day + by * (unit.key === 'week' ? 7 : 1)),
    );
  return { count: length + unit.words.length, ago: moved(-number), ahead: moved(number) };
}
