import { type FoundStretch, months, namedStretchAt } from './namedStretch';
import { criterion, phraseAt, type Reader, type Reading } from './Reader';

/** "Due this weekend", "created in 2025", "until next quarter": what has no name in the engine has two ends. */
export const readStretch: Reader = (reading, at) => {
  const { book, known } = reading;
  const before = phraseAt(reading, book.dates, at);
  const from = at + (before?.words.length ?? 0);
  const relation = phraseAt(reading, book.relations, from);
  const length = relation?.words.length ?? 0;
  const isPast = before?.key === 'created' || before?.key === 'completed';
  const whole = namedStretchAt(reading, from);
  const beside = relation === null ? null : stretchAt(reading, from + length, isPast);
  // The "w" of "w tym roku" belongs to the year.
  const isWhole = whole !== null && whole.count >= length + (beside?.count ?? 0);
  const isSaid = before !== null || relation?.key === 'on';
  const found = isWhole ? whole : (beside ?? (isSaid ? stretchAt(reading, from, isPast) : null));
  if (found === null) return null;
  const end = from + (isWhole || beside === null ? 0 : length) + found.count;
  const behind = before === null ? phraseAt(reading, book.dates, end) : null;
  const key = isWhole || beside === null ? 'on' : (relation?.key ?? 'on');
  const usual = known.ofCompleted ? 'completed' : key === 'since' ? 'created' : 'due';
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

function stretchAt(reading: Reading, at: number, isPast: boolean): FoundStretch | null {
  return namedStretchAt(reading, at) ?? numberedAt(reading, at, isPast);
}

/** "2027", "Q1", "Q1 2027" */
function numberedAt({ words, known }: Reading, at: number, isPast: boolean): FoundStretch | null {
  const [, quarter] = /^[qt]([1-4])$/.exec(words[at] ?? '') ?? [];
  const from = at + (quarter === undefined ? 0 : 1);
  const [, figures] = /^((?:19|2\d)\d{2})$/.exec(words[from] ?? '') ?? [];
  if (figures === undefined && quarter === undefined) return null;
  const year = figures === undefined ? yearOf(Number(quarter), known.now, isPast) : Number(figures);
  const count = (quarter === undefined ? 0 : 1) + (figures === undefined ? 0 : 1);
  if (quarter === undefined) return { ...months(year, 0, 12), count };
  return { ...months(year, (Number(quarter) - 1) * 3, 3), count };
}

/** The next one of that number, or where dates lie behind, the last one. */
function yearOf(quarter: number, now: Date, isPast: boolean): number {
  const current = Math.floor(now.getMonth() / 3) + 1;
  const years = isPast && quarter > current ? -1 : !isPast && quarter < current ? 1 : 0;
  return now.getFullYear() + years;
}
