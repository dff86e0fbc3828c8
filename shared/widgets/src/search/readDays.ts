import { namedMonth } from './namedMonth';
import { type Found, phraseAt, type Reader, type Reading } from './Reader';
import { dateAt, dateCriterion } from './readDate';

/** "Between 5 and 10 December", "Dec 5-10": a day alone is of the month of the other end. */
export const readDays: Reader = (reading, at) => {
  if (!reading.words.some((word) => /^\d{1,2}\D{0,2}$/.test(word))) return null;
  const before = phraseAt(reading, reading.book.dates, at);
  const from = at + (before?.words.length ?? 0);
  const usual = reading.known.ofCompleted ? 'completed' : 'due';
  const plain = daysAt(reading, from, before?.key ?? usual);
  const behind = plain && before === null ? phraseAt(reading, reading.book.dates, from + plain.count) : null;
  const field = (before ?? behind)?.key ?? usual;
  const days = behind === null ? plain : daysAt(reading, from, field);
  if (days === null) return null;
  const rest = days.count - days.first + (behind?.words.length ?? 0);
  const made = (relation: 'since' | 'until', day: string): Pick<Found, 'kind' | 'criterion'> => ({
    kind: 'date',
    criterion: dateCriterion(field, relation, day, reading.known),
  });
  return {
    count: from + days.first - at,
    ...made('since', days.start),
    next: { count: rest, ties: rest, ...made('until', days.end) },
  };
};

function daysAt(reading: Reading, at: number, field: string) {
  const { ranges, rangeJoins } = reading.book;
  const range = phraseAt(reading, ranges, at);
  const from = at + (range?.words.length ?? 0);
  const bare = dayNumberAt(reading, from);
  const first = bare ?? datedAt(reading, from, field);
  const joins = rangeJoins.filter(({ key }) => key === 'to' || range !== null);
  const join = first && phraseAt(reading, joins, from + first.count);
  if (first === null || join === null) return null;
  const to = from + first.count + join.words.length;
  const last = bare === null ? dayNumberAt(reading, to) : datedAt(reading, to, field);
  if (last === null) return null;
  const month = (bare === null ? first : last).value.slice(0, 8);
  const [start, end] = bare === null ? [first.value, month + last.value] : [month + bare.value, last.value];
  if (start >= end || phraseAt(reading, reading.book.units, to + last.count) !== null) return null;
  return { start, end, first: from + first.count - at, count: to + last.count - at };
}

/** A day with the month it is in. */
function datedAt(reading: Reading, at: number, field: string) {
  const found = dateAt(reading, at, field);
  if (found === null || !/^\d{4}-\d{2}-\d{2}$/.test(found.value)) return null;
  const words = reading.words.slice(at, at + found.count);
  const isOfMonth = words.some(
    (word) => /^\d{1,2}[./]\s?\d/.test(word) || namedMonth(word, reading.known) !== null,
  );
  return isOfMonth ? found : null;
}

/** "5", "the 5th", "dem 5." */
function dayNumberAt(reading: Reading, at: number) {
  const length = phraseAt(reading, reading.book.days, at)?.words.length ?? 0;
  const [, figures] = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?$/.exec(reading.words[at + length] ?? '') ?? [];
  const day = Number(figures);
  return day >= 1 && day <= 31 ? { value: String(day).padStart(2, '0'), count: length + 1 } : null;
}
