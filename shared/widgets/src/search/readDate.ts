import { toInputDate } from '@taskweave/base/engineDate';
import { fold } from '@taskweave/base/texts/words';
import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import { searchedDate } from '@taskweave/ui/typed-date';
import { feastAt } from './feastAt';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { awayAt, dayNamed, type FoundDate, namedAt, periodAt, weekdayAt } from './namedDay';
import { namedMonth } from './namedMonth';
import { currentStretch, namedStretchAt } from './namedStretch';
import { dayAfter, isMonth, isPeriod, type Month, neighbourOf, stretchOf } from './periods';
import { criterion, type Found, phraseAt, type Reader, type Reading, saysAt } from './Reader';
import { monthDayAt } from './readMonthDay';
import { PERIODS_BEHIND, usualField } from './usualField';
import { clockAt, clockLead, inFigures, timeAt } from './writtenTime';

export const readDateSentence: Reader = (reading, at) => {
  const field = phraseAt(reading, reading.book.dates, at);
  if (field === null) return fieldBehind(reading, at) ?? periodAlone(reading, at);
  // "Follow-ups due today"
  const due =
    field.key === 'followUp' ? phraseAt(reading, reading.book.dates, at + field.words.length) : null;
  const length = field.words.length + (due?.key === 'due' ? due.words.length : 0);
  const from = at + length;
  const found = relatedDateAt(reading, from, field.key);
  if (found === null) {
    const behind = behindFillers(reading, from, field.key);
    if (behind !== null) return { ...behind, count: length + behind.count, kind: 'date' };
    const relation = phraseAt(reading, reading.book.relations, from);
    return openDate(reading, at, from + (relation?.words.length ?? 0), relation !== null);
  }
  return { count: length + found.count, kind: 'date', criterion: found.criterion };
};

/** "New tasks of today" */
function behindFillers(reading: Reading, at: number, field: string): RelatedDate | null {
  const count = phraseAt(reading, reading.book.fillers, at)?.words.length ?? 0;
  if (count === 0) return null;
  const found = relatedDateAt(reading, at + count, field) ?? behindFillers(reading, at + count, field);
  return found && { ...found, count: count + found.count };
}

function pastFillers(reading: Reading, at: number): number {
  const filler = phraseAt(reading, reading.book.fillers, at);
  return filler === null ? at : pastFillers(reading, at + filler.words.length);
}

function periodAlone(reading: Reading, at: number): Found | null {
  const usual = reading.known.ofCompleted ? 'completed' : 'due';
  const [named, end] = [namedAt(reading, at), endAt(reading, at, usual)];
  const found =
    // "Fin de la semaine" is the beginning of "fin de la semaine prochaine".
    (end !== null && end.count > (named?.count ?? 0) ? end : named) ??
    relatedMonthAt(reading, at, usual) ??
    weekdayTimeAt(reading, at) ??
    monthDayAt(reading, at, { isPast: PAST.has(usual), needsArticle: true });
  const limit = suffixedAlone(reading, at, usual) ?? limitAlone(reading, at);
  if (found === null || (limit !== null && limit.count > found.count)) return limit;
  const count = found.count + timeAt(reading, at + found.count);
  // "Friday afternoon" may be a name, too.
  const kind = weekdayTimeAt(reading, at) === null ? 'date' : 'state';
  return { count, kind, criterion: criterion(usual, 'On', found.value) };
}

/** "Friday afternoon", "بعد ظهر الجمعة": alone, a weekday may be any word. */
function weekdayTimeAt(reading: Reading, at: number): FoundDate | null {
  const on = phraseAt(reading, reading.book.relations, at);
  for (const from of on?.key === 'on' ? [at + on.words.length, at] : [at]) {
    const before = phraseAt(reading, reading.book.dayTimes, from)?.words.length ?? 0;
    const day = weekdayAt(reading, from + before);
    const time = day === null || before > 0 ? before : timeAt(reading, from + day.count);
    // "Friday before 3 pm"
    if (day !== null && time === 0 && isLimitOfTime(reading, from + day.count))
      return { ...day, count: from - at + day.count };
    if (day !== null && time > 0) return { value: day.value, count: from - at + day.count + time };
  }
  return null;
}

function isLimitOfTime(reading: Reading, at: number): boolean {
  const limit = phraseAt(reading, reading.book.relations, at);
  return limit !== null && limit.key !== 'on' && timeAt(reading, at + limit.words.length) > 0;
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
  // "In the future" may be a name.
  if (relation === null || phraseAt(reading, reading.book.sides, at) !== null) return null;
  if (isFiller(reading, relation) && (relation.key === 'on' || isBehindFiller(reading, at))) return null;
  const from = at + relation.words.length;
  // "Is so" is no Sunday, and "by 3 days" is how long.
  const isWord =
    /^\p{L}{1,2}\.?$/u.test(reading.words[from] ?? '') && phraseAt(reading, reading.book.ends, from) === null;
  const isNumber =
    /^\d/.test(reading.words[from] ?? '') || phraseAt(reading, reading.book.numbers, from) !== null;
  const isTime = clockAt(reading, from) > 0;
  if (isWord || (isNumber && !isTime && phraseAt(reading, reading.book.units, from + 1) !== null))
    return null;
  const field = usualField(reading, relation, dateAt(reading, from, 'due')?.value ?? '');
  const found = relatedDateAt(reading, at, field);
  const whole = dateAt(reading, at, field);
  // "From last month" is of it, and "from Monday" since then.
  const named = dateAt(reading, from, 'created')?.value ?? '';
  const isOfPeriod =
    relation.key === 'since' &&
    reading.book.fillers.some(({ text }) => text === relation.text) &&
    (isMonth(named) || PERIODS_BEHIND.test(named));
  if (found !== null && isOfPeriod) {
    return { count: found.count, kind: 'date', criterion: criterion(field, 'On', named) };
  }
  // "In 2 days" is about any date.
  if (found === null || (whole !== null && whole.count >= found.count && found.criterion.operator === 'On')) {
    return null;
  }
  return { count: found.count, kind: 'date', criterion: found.criterion };
}

/** "Friday or later", "not before Friday" */
function suffixedAlone(reading: Reading, at: number, field: string): Found | null {
  const { dateSuffixes } = reading.book;
  const date = dateAt(reading, at, field);
  const said = phraseAt(reading, dateSuffixes, date === null ? at : at + date.count);
  const found = said && relatedDateAt(reading, at, field);
  return found && { count: found.count, kind: 'date', criterion: found.criterion };
}

function isFiller({ book }: Reading, { key, text }: Reading['book']['relations'][number]): boolean {
  return (key === 'on' || key === 'before') && book.fillers.some((filler) => filler.text === text);
}

/** The "voor" of "taken voor morgen" is "for", and that of "voor vrijdag" is "before". */
function isBehindFiller(reading: Reading, at: number): boolean {
  return reading.book.fillers.some((filler) => saysAt(reading, filler, at - filler.words.length));
}

/** "heute fällig", "bis Freitag fällig". In "today created yesterday" the field belongs to what follows it. */
function fieldBehind(reading: Reading, at: number): Found | null {
  const length = relatedDateAt(reading, at, '')?.count ?? 0;
  // "Heute etwas fällig"
  const from = length === 0 ? at : pastFillers(reading, at + length);
  const field = length === 0 ? null : phraseAt(reading, reading.book.dates, from);
  if (field === null) return null;
  const end = from + field.words.length;
  const found = relatedDateAt(reading, at, field.key);
  if (found === null || relatedDateAt(reading, end, field.key) !== null) return null;
  return { count: end - at, kind: 'date', criterion: found.criterion };
}

interface RelatedDate {
  readonly criterion: ReadCriterion;
  readonly count: number;
}

/** "Friday or later", "by Friday at the latest" */
function relatedDateAt(reading: Reading, at: number, field: string): RelatedDate | null {
  const found = plainlyRelatedAt(reading, at, field);
  const suffix = found && phraseAt(reading, reading.book.dateSuffixes, at + found.count);
  if (found === null || suffix === null) return found;
  const count = found.count + suffix.words.length;
  const { operator, value } = found.criterion;
  if (operator === 'On') {
    return { criterion: dateCriterion(field, suffix.key, value, reading.known), count };
  }
  return (operator === 'Before') === (suffix.key === 'until') ? { ...found, count } : found;
}

function plainlyRelatedAt(reading: Reading, at: number, field: string): RelatedDate | null {
  const side = phraseAt(reading, reading.book.sides, at);
  if (side !== null) {
    const now = dateCriterion(field, side.key, 'now', reading.known);
    return { criterion: now, count: side.words.length };
  }
  const { relations, dateSuffixes } = reading.book;
  const relation = phraseAt(reading, relations, at) ?? phraseAt(reading, dateSuffixes, at);
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

export function dateAt(reading: Reading, at: number, field = ''): FoundDate | null {
  const { tokens, known } = reading;
  const moment = phraseAt(reading, reading.book.moments, at);
  if (moment !== null) return { value: moment.key, count: moment.words.length };
  const end = endAt(reading, at, field) ?? timeOfDayAt(reading, at);
  if (end !== null) return end;
  const named = namedAt(reading, at);
  if (named !== null && clockAt(reading, at + named.count) === 0) return withDayTime(reading, at, named);
  const away = awayAt(reading, at);
  // "In an hour" is the beginning of "in an hour and a half".
  for (let count = Math.min(MOST, tokens.length - at); count >= (away?.count ?? 1); count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const words = withOrdinals(reading, at, count);
    const figures = figuresIn(words, reading);
    const isSpan = phraseAt(reading, reading.book.spans, at) !== null;
    const isWorded = !isSpan && figures.some((figure, index) => figure !== words[index]);
    const value = writtenDate(words, known, field) ?? (isWorded ? writtenDate(figures, known, field) : null);
    if (value !== null) return withDayTime(reading, at, { value: value.replace(/T00:00:00$/, ''), count });
  }
  return (
    named ??
    weekdayTimeAt(reading, at) ??
    away ??
    monthAt(reading, at, field) ??
    feastAt(reading, at, PAST.has(field)) ??
    monthDayAt(reading, at, { isPast: PAST.has(field), needsArticle: false })
  );
}

/** "The fifth of December", "January the 5th": figures, beside the name of a month. */
export function withOrdinals(reading: Reading, at: number, count: number): readonly string[] {
  const { tokens, words, known, book } = reading;
  const isMonthAt = (index: number) => namedMonth(words[index] ?? '', known) !== null;
  const ordinalAt = (index: number) =>
    book.ordinals.find(({ words: [only, other] }) => other === undefined && only === words[index]);
  // The "of" of "the fifth of December", and the "the" of "January the 5th"
  const isOf = (index: number) => phraseAt(reading, book.fillers, index)?.words.length === 1;
  return tokens.slice(at, at + count).flatMap(({ text }, index) => {
    const place = at + index;
    const ordinal = ordinalAt(place);
    const isBeside = (step: number) =>
      isMonthAt(place + step) || (isOf(place + step) && isMonthAt(place + 2 * step));
    if (ordinal !== undefined && [1, -1].some(isBeside)) return ordinal.key;
    const isBetween = isOf(place) && ordinalAt(place - 1) !== undefined && isMonthAt(place + 1);
    if ((text === 'the' && isMonthAt(place - 1)) || (index > 0 && isBetween)) return [];
    return text.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1');
  });
}

/** "In three days" as "in 3 days". "A" is one in English, and "to" elsewhere. */
function figuresIn(words: readonly string[], { book }: Reading): readonly string[] {
  const numbers = book.numbers.filter(({ key, words: all }) => key !== '1' && all.length === 1);
  return words.map((word, at) =>
    at === 0 ? word : (numbers.find(({ words: [only] }) => only === fold(word))?.key ?? word),
  );
}

function writtenDate(words: readonly string[], known: SearchKnowledge, field: string): string | null {
  const text = inFigures(words.join(' '));
  return parseSearchDate(text) === null ? wordedDate(text, known, PAST.has(field)) : text.replace(' ', 'T');
}

/** "Tomorrow evening" is a day, "tomorrow noon" a moment. */
function withDayTime(reading: Reading, at: number, found: FoundDate): FoundDate {
  const time = phraseAt(reading, reading.book.dayTimes, at + found.count);
  if (time === null || time.key === 'today') return found;
  const count = found.count + time.words.length;
  const day = time.key === 'noon' ? dayNamed(found.value, reading) : null;
  return { value: day === null ? found.value : `${day}T12:00:00`, count };
}

/** "By noon", "by noon tomorrow", "by 5 pm tomorrow", "tomorrow by 5 pm" */
function timeOfDayAt(reading: Reading, at: number): FoundDate | null {
  const limit = limitBefore(reading, at);
  if (limit === null) return null;
  const noon = phraseAt(reading, reading.book.dayTimes, at);
  const length = noon?.key === 'noon' ? noon.words.length : timeAt(reading, at);
  const on = phraseAt(reading, reading.book.relations, at + length);
  const from = at + length + (on?.key === 'on' ? on.words.length : 0);
  const day = length === 0 ? null : (namedAt(reading, from) ?? weekdayAt(reading, from));
  const whole = day && dayNamed(day.value, reading);
  const earlier = whole === null && length > 0 ? dayBefore(reading, at - limit.words.length) : null;
  if (noon?.key !== 'noon' && whole === null && earlier === null) return null;
  const words = reading.tokens.slice(at + clockLead(reading, at), at + length).map(({ text }) => text);
  const time = noon?.key === 'noon' ? 'T12:00:00' : writtenDate(words, reading.known, '')?.slice(10);
  if (time === undefined || (noon?.key !== 'noon' && time === '')) return null;
  return whole === null || day === null
    ? { value: `${earlier ?? toInputDate(reading.known.now)}${time}`, count: length }
    : { value: `${whole}${time}`, count: from - at + day.count };
}

/** The day that ends there. */
function dayBefore(reading: Reading, end: number): string | null {
  for (const count of [3, 2, 1]) {
    if (count > end) continue;
    const day = namedAt(reading, end - count) ?? weekdayAt(reading, end - count);
    if (day?.count === count) return dayNamed(day.value, reading);
  }
  return null;
}

/** "The end of December", "Ende nächster Woche": its last day. */
function endAt(reading: Reading, at: number, field: string): FoundDate | null {
  const side = phraseAt(reading, reading.book.ends, at);
  // "Fin de semana" is the weekend.
  if (side === null || phraseAt(reading, reading.book.stretches, at) !== null) return null;
  if (side.key === 'middle') {
    const middle = isLimited(reading, at) ? monthOfSideAt(reading, at, 'middle', field) : null;
    return middle && { value: `${middle.month}-15`, count: middle.count };
  }
  const from = at + side.words.length;
  // "Anfang Januar" is some days, and "ab Anfang Januar" since the first of them.
  const isSomeDays = reading.book.halves.some(({ text }) => text === side.text);
  if (isSomeDays && !isLimited(reading, at) && monthOrPeriodAt(reading, from, field) !== null) return null;
  const dated = namedStretchAt(reading, from) ?? stretchOfDate(reading, from, field);
  // "Pierwszego kwartału" is the quarter.
  const isOrdinal = reading.book.ordinals.some(({ text }) => text === side.text);
  const named = dated ?? (isOrdinal ? null : currentAt(reading, from));
  if (named === null) return null;
  const isOver = dated === null && side.key === 'start' && named.start < toInputDate(reading.known.now);
  // "The first of the month" is the next one.
  if (isOver && !PAST.has(field)) return { value: named.end, count: side.words.length + named.count };
  const [year = 0, month = 1, day = 1] = named.end.split('-').map(Number);
  const last = toInputDate(new Date(year, month - 1, day - 1));
  const value = side.key === 'end' ? last : named.start;
  return { value, count: side.words.length + named.count };
}

/** The middle of a month is a day behind "by", and else some days. */
export function monthOfSideAt(reading: Reading, at: number, wanted: 'middle', field: string) {
  const side = phraseAt(reading, reading.book.ends, at);
  if (side?.key !== wanted) return null;
  const found = monthOrPeriodAt(reading, at + side.words.length, field);
  return found && { ...found, count: side.words.length + found.count };
}

export function monthOrPeriodAt(reading: Reading, at: number, field: string) {
  const found = stretchOfDate(reading, at, field) ?? currentAt(reading, at);
  const month = found?.start.slice(0, 7) ?? '';
  // Of weeks, quarters and years people name no middle so.
  if (found === null || !found.start.endsWith('-01') || !isMonth(month)) return null;
  return found.end === dayAfter(dayOfMonth(month, 'until')) ? { month, count: found.count } : null;
}

function isLimited(reading: Reading, at: number): boolean {
  return limitBefore(reading, at) !== null;
}

function limitBefore(reading: Reading, at: number) {
  return (
    reading.book.relations.find((one) => one.key !== 'on' && saysAt(reading, one, at - one.words.length)) ??
    null
  );
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

/** A day without a year, and a weekday, are the nearest ones; where dates lie behind, the last ones. */
function wordedDate(text: string, { language, now }: SearchKnowledge, isPast: boolean): string | null {
  const next = searchedDate(text, language, now);
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const [first, last] = isPast ? ['', toInputDate(now)] : [toInputDate(new Date(year, month - 6, day)), '9'];
  if (next === null || (next >= first && next.slice(0, 10) <= last)) return next;
  const others = isPast
    ? [new Date(year, month, day - 7), new Date(year - 1, month, day)]
    : [new Date(year + 1, month, day)];
  return others.map((from) => searchedDate(text, language, from)).find((date) => date !== next) ?? next;
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
