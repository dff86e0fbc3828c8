import { toInputDate } from '@taskweave/base/engineDate';
import { relativeDay, searchedDate } from '@taskweave/ui/typed-date';
import { durationAt } from './durationAt';
import { isPeriod, stretchOf } from './periods';
import { phraseAt, type Reading } from './Reader';

export interface FoundDate {
  readonly value: string;
  readonly count: number;
}

/** "In a fortnight", "za tydzień", "il y a deux semaines" */
export function awayAt(reading: Reading, at: number): FoundDate | null {
  const { aheads, agos } = reading.book;
  const ahead = phraseAt(reading, aheads, at);
  const lead = ahead ?? phraseAt(reading, agos, at);
  if (lead === null) return null;
  const isOne = aheads.some(({ key, text }) => key === 'alone' && text === lead.text);
  const duration = durationAt(reading, at + lead.words.length, isOne);
  if (duration === null) return null;
  const value = ahead === null ? duration.ago : duration.ahead;
  return { value, count: lead.words.length + duration.count };
}

export function weekdayAt({ tokens, known }: Reading, at: number): FoundDate | null {
  const { text = '', isQuoted = false } = tokens[at] ?? {};
  if (isQuoted || !/^\p{L}{2,}\.?$/u.test(text)) return null;
  const [year, month, day] = [known.now.getFullYear(), known.now.getMonth(), known.now.getDate()];
  const [one, other] = [0, 7].map((ahead) =>
    searchedDate(text, known.language, new Date(year, month, day + ahead)),
  );
  if (one == null || other == null) return null;
  const isWeekLater = Date.parse(other.slice(0, 10)) - Date.parse(one.slice(0, 10)) === 7 * 86_400_000;
  return isWeekLater ? { value: one.slice(0, 10), count: 1 } : null;
}

const MOST_WORDS = 6;

const WEEKS: ReadonlySet<string> = new Set(['this-week', 'next-week', 'last-week']);

/** "Friday next week", "next week on Friday" */
function dayOfWeekAt(reading: Reading, at: number): FoundDate | null {
  const { language: locale, now } = reading.known;
  const before = periodAt(reading, at);
  const on = before && phraseAt(reading, reading.book.relations, at + before.count);
  const from = at + (before?.count ?? 0) + (on?.key === 'on' ? on.words.length : 0);
  const weekday = weekdayAt(reading, from);
  const of = before === null ? phraseAt(reading, reading.book.fillers, from + 1) : null;
  const behind = from + 1 + (of?.words.length ?? 0);
  const period = before ?? periodAt(reading, behind);
  if (weekday === null || period === null || !WEEKS.has(period.value) || !isPeriod(period.value)) return null;
  const { start } = stretchOf(period.value, { now, locale });
  const wanted = new Date(`${weekday.value}T12:00:00`).getDay();
  const day = start.getDate() + ((wanted - start.getDay() + 7) % 7);
  return {
    value: toInputDate(new Date(start.getFullYear(), start.getMonth(), day)),
    count: (before === null ? behind + period.count : from + 1) - at,
  };
}

/** "Volgende week vrijdag" is a day, not a week and a word. */
export function namedAt(reading: Reading, at: number): FoundDate | null {
  const period = periodAt(reading, at);
  const day =
    dayOfWeekAt(reading, at) ??
    daysAheadAt(reading, at) ??
    dayInAt(reading, at) ??
    (period && endOfDayAt(reading, at)) ??
    namedDayAt(reading, at);
  return day === null || day.count <= (period?.count ?? 0) ? period : day;
}

/** "A week from today", "a week from Friday" */
function daysAheadAt(reading: Reading, at: number): FoundDate | null {
  const duration = durationAt(reading, at);
  if (duration === null) return null;
  const from = at + duration.count;
  const ahead = phraseAt(reading, reading.book.ageEnds, from);
  if (ahead?.key === 'ahead')
    return { value: duration.ahead.slice(0, 10), count: duration.count + ahead.words.length };
  const since = phraseAt(reading, reading.book.relations, from);
  const day = since?.key === 'since' ? weekdayAt(reading, from + since.words.length) : null;
  if (since === null || day === null) return null;
  const value = durationAt(asOf(reading, day.value), at)?.ahead.slice(0, 10) ?? day.value;
  return { value, count: duration.count + since.words.length + day.count };
}

/** "Monday in two weeks", "heute in 14 Tagen" */
function dayInAt(reading: Reading, at: number): FoundDate | null {
  const isAhead = phraseAt(reading, reading.book.aheads, at + 1) !== null;
  const away = isAhead ? awayAt(reading, at + 1) : null;
  const day = away && (weekdayAt(reading, at) ?? periodAt(reading, at));
  if (away === null || day === null || !/^(?:today|tomorrow|\d)/.test(day.value)) return null;
  const start = day.value === 'today' ? reading : asOf(reading, dayNamed(day.value, reading) ?? '');
  const value = awayAt(start, at + 1)?.value.slice(0, 10) ?? away.value;
  return { value, count: day.count + away.count };
}

/** "EOD Friday" */
function endOfDayAt(reading: Reading, at: number): FoundDate | null {
  const time = phraseAt(reading, reading.book.dayTimes, at);
  const from = at + (time?.words.length ?? 0);
  const day = time && (weekdayAt(reading, from) ?? periodAt(reading, from));
  return time && day && { value: day.value, count: time.words.length + day.count };
}

function asOf(reading: Reading, day: string): Reading {
  return { ...reading, known: { ...reading.known, now: new Date(`${day}T12:00:00`) } };
}

export function dayNamed(value: string, { known }: Reading): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  if (value !== 'today' && value !== 'tomorrow' && value !== 'yesterday') return null;
  return toInputDate(stretchOf(value, { now: known.now, locale: known.language }).start);
}

export function periodAt(reading: Reading, at: number): FoundDate | null {
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
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count -= 1) {
    const parts = tokens.slice(at, at + count);
    if (parts.some(({ isQuoted }) => isQuoted)) continue;
    const day = relativeDay(parts.map(({ text }) => text).join(' '), known.language, known.now);
    if (day !== null) return { value: day, count };
  }
  return null;
}
