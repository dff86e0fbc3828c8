import { toInputDate } from '@taskweave/base/engineDate';
import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import { relativeDay, searchedDate } from '@taskweave/ui/typed-date';
import { durationAt } from './durationAt';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { namedMonth } from './namedMonth';
import { currentStretch, namedStretchAt } from './namedStretch';
import { dayAfter, isMonth, isPeriod, type Month, neighbourOf, stretchOf } from './periods';
import { criterion, type Found, phraseAt, type Reader, type Reading } from './Reader';
import { monthDayAt } from './readMonthDay';
import { inFigures, timeAt } from './writtenTime';

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
  const usual = reading.known.ofCompleted ? 'completed' : 'due';
  const found =
    namedAt(reading, at) ??
    relatedMonthAt(reading, at, usual) ??
    monthDayAt(reading, at, { isPast: PAST.has(usual), needsArticle: true });
  const limit = limitAlone(reading, at);
  if (found === null || (limit !== null && limit.count > found.count)) return limit;
  const count = found.count + timeAt(reading, at + found.count);
  return { count, kind: 'date', criterion: criterion(usual, 'On', found.value) };
}

/** "In May": without the word before it, a month may be a name, and "may" any word. */
function relatedMonthAt(reading: Reading, at: number, field: string): FoundDate | null {
  const relation = phraseAt(reading, reading.book.relations, at);
  if (relation?.key !== 'on') return null;
  const month = monthAt(reading, at + relation.words.length, field);
  return month && { ...month, count: relation.words.length + month.count };
}

/** "By Friday" is about the due date, "since Monday" about the beginning. */
function limitAlone(reading: Reading, at: number): Found | null {
  const relation = phraseAt(reading, reading.book.relations, at);
  if (relation === null) return null;
  if (isFiller(reading, relation) && (relation.key === 'on' || isBehindFiller(reading, at))) return null;
  const from = at + relation.words.length;
  // "Is so" is no Sunday, and "by 3 days" is how long.
  const isWord =
    /^\p{L}{1,2}\.?$/u.test(reading.words[from] ?? '') && phraseAt(reading, reading.book.ends, from) === null;
  const isNumber =
    /^\d/.test(reading.words[from] ?? '') || phraseAt(reading, reading.book.numbers, from) !== null;
  if (isWord || (isNumber && phraseAt(reading, reading.book.units, from + 1) !== null)) return null;
  const field = reading.known.ofCompleted ? 'completed' : relation.key === 'since' ? 'created' : 'due';
  const found = relatedDateAt(reading, at, field);
  const whole = dateAt(reading, at, field);
  // "In 2 days" is about any date.
  if (found === null || (whole !== null && whole.count >= found.count && found.criterion.operator === 'On')) {
    return null;
  }
  return { count: found.count, kind: 'date', criterion: found.criterion };
}

function isFiller({ book }: Reading, { key, text }: Reading['book']['relations'][number]): boolean {
  return (key === 'on' || key === 'before') && book.fillers.some((filler) => filler.text === text);
}

/** The "voor" of "taken voor morgen" is "for", and that of "voor vrijdag" is "before". */
function isBehindFiller(reading: Reading, at: number): boolean {
  return reading.book.fillers.some(
    (filler) => phraseAt(reading, [filler], at - filler.words.length) !== null,
  );
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
  const isDay = relation?.key !== 'until' || found === null;
  if (
    whole !== null &&
    (isDay ? whole.count >= length + (found?.count ?? 0) : whole.count > length + found.count)
  ) {
    return { criterion: dateCriterion(field, 'on', whole.value, reading.known), count: whole.count };
  }
  if (relation === null || found === null) return null;
  return {
    criterion: dateCriterion(field, relation.key, found.value, reading.known),
    count: length + found.count,
  };
}

const PAST: ReadonlySet<string> = new Set(['created', 'completed']);

/** "5 de diciembre de 2027 9:15" has six words. */
const MOST = 6;

interface FoundDate {
  readonly value: string;
  readonly count: number;
}

export function dateAt(reading: Reading, at: number, field = ''): FoundDate | null {
  const { tokens, known } = reading;
  const moment = phraseAt(reading, reading.book.moments, at);
  if (moment !== null) return { value: moment.key, count: moment.words.length };
  const end = endAt(reading, at, field);
  if (end !== null) return end;
  const named = namedAt(reading, at);
  if (named !== null && !isTime(tokens[at + named.count]?.text)) return withDayTime(reading, at, named);
  for (let count = Math.min(MOST, tokens.length - at); count > 0; count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const text = inFigures(
      parts.map(({ text: word }) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1')).join(' '),
    );
    const value =
      parseSearchDate(text) === null ? wordedDate(text, known, PAST.has(field)) : text.replace(' ', 'T');
    if (value !== null) return { value: value.replace(/T00:00:00$/, ''), count };
  }
  return (
    named ??
    monthAt(reading, at, field) ??
    monthDayAt(reading, at, { isPast: PAST.has(field), needsArticle: false })
  );
}

/** "Tomorrow evening" is a day. */
function withDayTime(reading: Reading, at: number, found: FoundDate): FoundDate {
  const time = phraseAt(reading, reading.book.dayTimes, at + found.count);
  return time?.key === 'time' ? { ...found, count: found.count + time.words.length } : found;
}

/** "The end of December", "Ende nächster Woche": its last day. */
function endAt(reading: Reading, at: number, field: string): FoundDate | null {
  const side = phraseAt(reading, reading.book.ends, at);
  if (side === null) return null;
  const from = at + side.words.length;
  const named =
    namedStretchAt(reading, from) ?? stretchOfDate(reading, from, field) ?? currentAt(reading, from);
  if (named === null) return null;
  const [year = 0, month = 1, day = 1] = named.end.split('-').map(Number);
  const last = toInputDate(new Date(year, month - 1, day - 1));
  const value = side.key === 'end' ? last : named.start;
  return { value, count: side.words.length + named.count };
}

/** "End of the quarter": of this one. */
function currentAt({ words, book, known }: Reading, at: number) {
  const unit = book.units.find(({ words: all }) => all.length === 1 && all[0] === words[at])?.key;
  if (unit === 'quarter' || unit === 'year') return { ...currentStretch(unit, known.now), count: 1 };
  if (unit !== 'week' && unit !== 'month') return null;
  const { start, end } = stretchOf(`this-${unit}`, { now: known.now, locale: known.language });
  return { start: toInputDate(start), end: toInputDate(end), count: 1 };
}

function stretchOfDate(reading: Reading, at: number, field: string) {
  const { now, language: locale } = reading.known;
  const found = periodAt(reading, at) ?? monthAt(reading, at, field);
  if (found === null || (!isPeriod(found.value) && !isMonth(found.value))) return null;
  const { start, end } = stretchOf(found.value, { now, locale });
  return { start: toInputDate(start), end: toInputDate(end), count: found.count };
}

function isTime(text = ''): boolean {
  return /^\d{1,2}[:.]\d{2}$/.test(text);
}

/** "Volgende week vrijdag" is a day, not a week and a word. */
function namedAt(reading: Reading, at: number): FoundDate | null {
  const period = periodAt(reading, at);
  const day = daysAheadAt(reading, at) ?? namedDayAt(reading, at);
  return day === null || day.count <= (period?.count ?? 0) ? period : day;
}

/** "A week from today" */
function daysAheadAt(reading: Reading, at: number): FoundDate | null {
  const duration = durationAt(reading, at);
  const ahead = duration && phraseAt(reading, reading.book.ageEnds, at + duration.count);
  if (duration === null || ahead?.key !== 'ahead') return null;
  return { value: duration.ahead.slice(0, 10), count: duration.count + ahead.words.length };
}

function periodAt(reading: Reading, at: number): FoundDate | null {
  const { periods, dayTimes } = reading.book;
  const period = phraseAt(reading, periods, at);
  const time = phraseAt(reading, dayTimes, at);
  // "Heute Morgen" is no tomorrow.
  if (time?.key === 'today' && time.words.length > (period?.words.length ?? 0)) {
    return { value: 'today', count: time.words.length };
  }
  return period && { value: period.key, count: period.words.length };
}

function namedDayAt({ tokens, known }: Reading, at: number): FoundDate | null {
  for (let count = Math.min(MOST, tokens.length - at); count > 0; count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const day = relativeDay(parts.map(({ text }) => text).join(' '), known.language, known.now);
    if (day !== null) return { value: day, count };
  }
  return null;
}

function monthAt({ tokens, words, known }: Reading, at: number, field: string): FoundDate | null {
  const word = words[at] ?? '';
  if (isMonth(word)) return { value: word, count: 1 };
  const month = namedMonth(word, { ...known, isPast: PAST.has(field) });
  if (month === null) return null;
  const year = tokens[at + 1]?.text ?? '';
  return /^(?:19|2\d)\d{2}$/.test(year)
    ? { value: `${year}${month.slice(4)}`, count: 2 }
    : { value: month, count: 1 };
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
  if (relation !== 'on' && isMonth(value)) {
    return dateCriterion(field, relation, dayOfMonth(value, relation), known);
  }
  const isMoment = value === 'now' || value.includes('T');
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

function dayOfMonth(month: Month, relation: 'before' | 'until' | 'after' | 'since'): string {
  if (relation === 'before' || relation === 'since') return `${month}-01`;
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toInputDate(new Date(year, number, 0));
}

function startAfter(value: string, { now, language: locale }: SearchKnowledge): string {
  if (!isPeriod(value)) return dayAfter(value);
  return neighbourOf(value, 1) ?? toInputDate(stretchOf(value, { now, locale }).end);
}

function endBefore(value: string, { now, language: locale }: SearchKnowledge): string {
  if (!isPeriod(value)) return value;
  return neighbourOf(value, -1) ?? toInputDate(stretchOf(value, { now, locale }).start);
}

function openDate(reading: Reading, at: number, from: number, hasRelation: boolean): Found | null {
  const { words, book } = reading;
  const rest = words.slice(from);
  const typed = rest.join(' ');
  const isBegun =
    typed === '' ? hasRelation : book.periods.some(({ words: all }) => all.join(' ').startsWith(typed));
  if (!isBegun) return null;
  return { count: words.length - at, kind: 'open', criterion: null };
}
