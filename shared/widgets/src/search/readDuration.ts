import { durationAt } from './durationAt';
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
    criterion: dateCriterion(field, 'since', duration.isExact ? 'now' : 'today', known),
    next: {
      count: 1,
      ties: 1,
      kind: 'date',
      criterion: dateCriterion(field, 'until', duration.ahead, known),
    },
  };
}

/** "Older than 3 days", "created more than a week ago", "3 days old", "due in more than a week". */
function readAge(reading: Reading, at: number): Found | null {
  const { book, known } = reading;
  const before = phraseAt(reading, book.dates, at);
  const from = at + (before?.words.length ?? 0);
  const age = phraseAt(reading, book.ages, from);
  const limit = age ?? phraseAt(reading, book.signs.filter(isLimit), from);
  const start = from + (limit?.words.length ?? 0);
  const duration = durationAt(reading, start, limit !== null);
  if (duration === null) return null;
  const last = phraseAt(
    reading,
    book.ageEnds.filter(({ key }) => key !== 'ahead'),
    start + duration.count,
  );
  // "More than 3 days" alone is how long something takes, and "3 days ago" is a date.
  if (age === null && (limit === null ? last?.key !== 'old' : last === null)) return null;
  const end = start + duration.count + (last?.words.length ?? 0);
  const behind = before === null ? phraseAt(reading, book.dates, end) : null;
  const usual = known.ofCompleted ? 'completed' : age?.key === 'later' ? 'due' : 'created';
  const field = (before ?? behind)?.key ?? usual;
  const [relation, value] =
    limit === null
      ? (['on', duration.ago.slice(0, 10)] as const)
      : age?.key === 'later'
        ? (['after', duration.ahead] as const)
        : limit.key === 'older' || limit.key === 'gt' || limit.key === 'gteq'
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
    criterion:
      more === null
        ? criterion('due', 'On', duration.ago.slice(0, 10))
        : criterion('due', 'Before', duration.ago),
  };
}
