import { dayOf, type FoundStretch, months, namedStretchAt, yearNumberAt, yearOf } from './namedStretch';
import { criterion, phraseAt, type Reader, type Reading, saysAt } from './Reader';
import { monthOfSideAt, monthOrPeriodAt } from './readDate';
import { usualField } from './usualField';

/** "Due this weekend", "created in 2025", "until next quarter": what has no name in the engine has two ends. */
export const readStretch: Reader = (reading, at) => {
  const { book, known } = reading;
  const before = phraseAt(reading, book.dates, at);
  const from = at + (before?.words.length ?? 0);
  const isPast = before?.key === 'created' || before?.key === 'completed';
  const whole =
    namedStretchAt(reading, from, isPast) ??
    middleAt(reading, from, before?.key ?? '') ??
    partOfMonthAt(reading, from, before?.key ?? '');
  const related = relatedAt(reading, from, isPast);
  const relation = related?.relation ?? phraseAt(reading, book.relations, from);
  const length = relation?.words.length ?? 0;
  const beside = related?.stretch ?? null;
  // The "w" of "w tym roku" belongs to the year.
  const isWhole = whole !== null && whole.count >= length + (beside?.count ?? 0);
  const isSaid = before !== null || relation?.key === 'on';
  const found = isWhole ? whole : (beside ?? (isSaid ? stretchAt(reading, from, isPast) : null));
  if (found === null) return null;
  const end = from + (isWhole || beside === null ? 0 : length) + found.count;
  const behind = before === null ? phraseAt(reading, book.dates, end) : null;
  const key = isWhole || beside === null ? 'on' : (relation?.key ?? 'on');
  const usual =
    found.isPast === true && !known.ofCompleted
      ? 'created'
      : usualField(reading, key === 'on' ? null : relation);
  const field = (before ?? behind)?.key ?? usual;
  const count = end + (behind?.words.length ?? 0) - at;
  const after = (day: string) => criterion(field, 'After', day);
  const until = (day: string) => criterion(field, 'Before', day);
  if (key === 'on') {
    if (count < 2) return null;
    return {
      count: count - 1,
      kind: 'date',
      criterion: after(found.start),
      next: { count: 1, ties: 1, kind: 'date', criterion: until(found.end) },
    };
  }
  const made = {
    before: until(found.start),
    until: until(found.end),
    after: after(found.end),
    since: after(found.start),
  }[key];
  return { count, kind: 'date', criterion: made };
};

/** Of "before the" and "before", that which a stretch follows: "the weekend" is one. */
function relatedAt(reading: Reading, at: number, isPast: boolean) {
  for (const relation of reading.book.relations) {
    if (!saysAt(reading, relation, at)) continue;
    const stretch = stretchAt(reading, at + relation.words.length, isPast);
    if (stretch !== null) return { relation, stretch };
  }
  return null;
}

function stretchAt(reading: Reading, at: number, isPast: boolean): FoundStretch | null {
  return (
    namedStretchAt(reading, at, isPast) ??
    middleAt(reading, at, isPast ? 'created' : '') ??
    partOfMonthAt(reading, at, isPast ? 'created' : '') ??
    numberedAt(reading, at, isPast)
  );
}

/** "Mid December" */
function middleAt(reading: Reading, at: number, field: string): FoundStretch | null {
  const found = monthOfSideAt(reading, at, 'middle', field);
  if (found === null) return null;
  return { start: `${found.month}-11`, end: `${found.month}-21`, count: found.count };
}

export function partOfMonthAt(reading: Reading, at: number, field: string): FoundStretch | null {
  return halfAt(reading, at, field) ?? weekOfMonthAt(reading, at, field);
}

const HALVES = { first: [1, 16], second: [16, 32], early: [1, 11], late: [21, 32] } as const;

/** "Second half of December", "zweite Dezemberhälfte", "late December" */
function halfAt(reading: Reading, at: number, field: string): FoundStretch | null {
  const { halves, ordinals } = reading.book;
  const said = phraseAt(reading, halves, at);
  const ordinal = said === null ? phraseAt(reading, ordinals, at) : null;
  const from = at + (said ?? ordinal ?? { words: [] }).words.length;
  const found = from === at ? null : monthOrPeriodAt(reading, from, field);
  if (found === null) return null;
  const unit = ordinal && phraseAt(reading, halves, from + found.count);
  const key = unit?.key === 'unit' ? ({ 1: 'first', 2: 'second' } as const)[Number(ordinal?.key)] : said?.key;
  if (key === undefined || key === 'unit') return null;
  const [year = 0, month = 1] = found.month.split('-').map(Number);
  const [first, end] = HALVES[key];
  const count = from + found.count + (unit?.words.length ?? 0) - at;
  const last = end > 31 ? dayOf(year, month, 1) : dayOf(year, month - 1, end);
  return { start: dayOf(year, month - 1, first), end: last, count };
}

/** "Second week of December", "الأسبوع الأول من يناير": seven days each, from the first of the month. */
function weekOfMonthAt(reading: Reading, at: number, field: string): FoundStretch | null {
  const { words, book } = reading;
  const weeks = book.units.filter(({ key }) => key === 'week');
  const before = phraseAt(reading, weeks, at);
  const start = at + (before?.words.length ?? 0);
  const ordinal = phraseAt(reading, book.ordinals, start);
  const [, figure] = /^([1-4])(?:\.|st|nd|rd|th)$/.exec(words[start] ?? '') ?? [];
  const afterOrdinal = start + (ordinal?.words.length ?? 1);
  const unit = before ?? phraseAt(reading, weeks, afterOrdinal);
  const number = Number(ordinal?.key ?? figure);
  if (unit === null || !(number >= 1 && number <= 4)) return null;
  const behind = before === null ? afterOrdinal + unit.words.length : afterOrdinal;
  const of = phraseAt<string>(reading, [...book.fillers, ...book.relations], behind);
  const from = behind + (of?.words.length ?? 0);
  const found = monthOrPeriodAt(reading, from, field);
  if (found === null) return null;
  const [year = 0, month = 1] = found.month.split('-').map(Number);
  const first = 1 + (number - 1) * 7;
  return {
    start: dayOf(year, month - 1, first),
    end: dayOf(year, month - 1, first + 7),
    count: from + found.count - at,
  };
}

/** "2027", "Q1", "Q1 2027", "H2" */
function numberedAt({ words, known }: Reading, at: number, isPast: boolean): FoundStretch | null {
  const [, letter, quarter] = /^([qth])([1-4])$/.exec(words[at] ?? '') ?? [];
  const length = letter === 'h' ? 6 : 3;
  if (Number(quarter) * length > 12) return null;
  const from = at + (quarter === undefined ? 0 : 1);
  const named = yearNumberAt(words, from);
  if (named === null && quarter === undefined) return null;
  const year = named ?? yearOf(Number(quarter), known.now, isPast, length);
  const count = (quarter === undefined ? 0 : 1) + (named === null ? 0 : 1);
  if (quarter === undefined) return { ...months(year, 0, 12), count };
  return { ...months(year, (Number(quarter) - 1) * length, length), count };
}
