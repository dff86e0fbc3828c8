import { toInputDate } from '@taskweave/base/engineDate';
import type { DayReader } from '@taskweave/ui/host/day-reader';
import { namedStretchAt } from './namedStretch';
import { dayAfter, isPeriod, PERIODS } from './periods';
import { phraseAt, type Reading, saysAt } from './Reader';
import { dateAt } from './readDate';
import { openReading } from './readSearch';
import { partOfMonthAt } from './readStretch';
import { phraseBook } from './words/searchWords';

const HOURS: Readonly<Record<string, string>> = { morning: '09:00', afternoon: '15:00', evening: '18:00' };

/** What a search takes for a date, where a field needs one day of it: "this weekend" is its first day that is not over. */
export const readTypedDay: DayReader = (typed, { locale, now }) => {
  const known = { language: locale, variables: [], people: [], processes: [], now };
  // A time of day, and the middle of a month, are dates where something is to be done by them.
  const [until] = phraseBook(locale).relations.filter(({ key }) => key === 'until');
  const text = `${until?.text} ${typed}`;
  const reading = openReading(text, known);
  const at = until?.words.length ?? 0;
  const before = reading.book.relations.filter(({ key }) => key === 'on' || key === 'until');
  const found =
    placeAt(reading, at) ?? placeAt(reading, at + (phraseAt(reading, before, at)?.words.length ?? 0));
  if (found === null) return null;
  const [day = '', time = ''] = found.value.split('T');
  const next = reading.tokens[found.end];
  const rest = next === undefined ? '' : text.slice(next.start).replace(/^(?:at|um)\s+/, '');
  if (rest === '') return { day, rest: time.slice(0, 5) || hourIn(reading, found) };
  return time === '' ? { day, rest } : null;
};

interface Place {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

function placeAt(reading: Reading, start: number): Place | null {
  const { now } = reading.known;
  const found = dateAt(reading, start, 'due');
  const day = found && dayIn(found.value, now);
  if (found !== null && day !== null) return { value: day, start, end: start + found.count };
  const stretch = namedStretchAt(reading, start) ?? partOfMonthAt(reading, start, 'due');
  const today = toInputDate(now);
  if (stretch === null || stretch.end <= today) return null;
  if (stretch.start > today) return { value: stretch.start, start, end: start + stretch.count };
  // "This year" names no day.
  const isWeekend = dayAfter(dayAfter(stretch.start)) === stretch.end;
  return isWeekend ? { value: today, start, end: start + stretch.count } : null;
}

/** In a week is what calendars say for "next week". */
function dayIn(value: string, now: Date): string | null {
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  if (!isPeriod(value)) return null;
  const [unit, ahead] = PERIODS[value];
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  if (unit === 'day') return toInputDate(new Date(year, month, day + ahead));
  if (ahead < 1) return null;
  if (unit === 'week') return toInputDate(new Date(year, month, day + 7));
  return toInputDate(new Date(year, month + 1, Math.min(day, new Date(year, month + 2, 0).getDate())));
}

/** "Friday morning", of which the day was read with the words beside it. */
function hourIn(reading: Reading, { start, end }: Place): string {
  const said = reading.book.dayTimes.find((phrase) => {
    const length = phrase.words.length;
    return length < end - start && [start, end - length].some((at) => saysAt(reading, phrase, at));
  });
  return HOURS[said?.key ?? ''] ?? '';
}
