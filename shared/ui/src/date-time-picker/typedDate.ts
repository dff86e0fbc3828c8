import { parseEngineDate, toInputDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { withoutMarks } from '@taskweave/base/texts/words';
import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import { perLocale } from '@taskweave/i18n/perLocale';
import { readByWords } from './dayReader';
import { checkedDay, type FoundDay, inYear } from './foundDay';
import { addDays, type Day, dayOf } from './month';
import { readDayWords, readNamed, readRelative } from './readDayWords';

/** `2026-11-21`, `2026-11-21T17:00` or `2026-11-21T17:00:02.5`, in local time. */
export type LocalDate = string;

/** False for impossible days such as 31 February. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,4})?)?)?$/.test(text)) return false;
  const date = parseEngineDate(text);
  return date !== null && toInputDate(date) === text.slice(0, 10);
}

export interface TypedDateOptions {
  readonly locale: string;
  readonly kind: 'date' | 'date-time';
  readonly now: Date;
  /** For a text without a time, as `17:00`. */
  readonly defaultTime: string;
  /** A day without a year that has passed this year is next year's, as nobody sets a due date to what is over. */
  readonly isAhead?: boolean | undefined;
}

/**
 * Reads a typed date: in the order of the locale (`24.12.26 17:30`, `12/24/2026 5 pm`), without a year, in ISO order with or without a
 * zone, a time alone (`17:00`), or in words of the locale ("fri", "next week", "+3", "25. nov 9:15"); what else words say is read as
 * the search reads it, once that reader is there.
 * Empty for empty text, null if invalid. Show the result with `spellDate` before it is taken.
 * @example readTypedDate('24.12. 9:15', { locale: 'de', kind: 'date-time', now, defaultTime: '17:00' })
 */
export function readTypedDate(text: string, options: TypedDateOptions): LocalDate | null {
  const typed = plain(text, options);
  return readOwn(typed, options) ?? dateAt(readByWords(typed, options), options);
}

function plain(text: string, { locale }: TypedDateOptions): string {
  return inPlainFigures(text, locale).trim().toLocaleLowerCase(locale);
}

function readOwn(typed: string, options: TypedDateOptions): LocalDate | null {
  if (typed === '') return '';
  const found =
    readClock(typed, options) ??
    readZoned(typed) ??
    readIso(typed) ??
    readWritten(typed, options) ??
    readLocal(typed, options) ??
    readDayWords(typed, options);
  return dateAt(found, options);
}

function dateAt(found: FoundDay | null, options: TypedDateOptions): LocalDate | null {
  if (found === null) return null;
  if (options.kind === 'date') return found.rest === '' && isLocalDate(found.day) ? found.day : null;
  const time = found.rest === '' ? timeFor(found.day, options) : readTime(found.rest);
  const date = `${found.day}T${time}`;
  return time !== null && isLocalDate(date) ? date : null;
}

/** Today's default time may have passed already, and nobody wants a date that is overdue at once. */
export function timeFor(
  day: Day,
  { defaultTime, now }: Pick<TypedDateOptions, 'defaultTime' | 'now'>,
): string {
  if (defaultTime === '00:00') return defaultTime;
  const isPast = new Date(`${day}T${defaultTime}`).getTime() < now.getTime();
  const isFuture = new Date(`${day}T23:59`).getTime() > now.getTime();
  return isPast && isFuture ? '23:59' : defaultTime;
}

/** In full with the weekday, to confirm what was typed: "Friday, November 27, 2026 at 5:00 PM". */
export function spellDate(value: LocalDate, locale: string): string {
  const date = parseEngineDate(value);
  if (date === null) return '';
  const timeStyle = date.getTime() % 60_000 === 0 ? 'short' : 'medium';
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(value.includes('T') && { timeStyle }),
    calendar: 'gregory',
  }).format(date);
}

/** What a text was read as, for people to see before it is taken; empty where the text alone says it, or is no date. */
export function readingOf(text: string, options: TypedDateOptions): string {
  const read = readTypedDate(text, options);
  if (read === null) return '';
  const saysItself =
    writeTypedDate(read, options.locale) === text.trim() && !isAmbiguous(read, options.locale);
  if (saysItself) return '';
  return spellDate(read, options.locale);
}

/** Other locales read the numbers between slashes the other way round. */
function isAmbiguous(date: LocalDate, locale: string): boolean {
  const [, month = '', day = ''] = date.split(/[-T]/);
  return month !== day && Number(day) <= 12 && writeTypedDate(date, locale).includes('/');
}

/**
 * The date that a text of a search names, as searches keep it; null where it names none, and where the search reads the text as it
 * stands.
 */
export function searchedDate(text: string, locale: string, now: Date): LocalDate | null {
  if (parseSearchDate(text) !== null) return null;
  const options = { locale, kind: 'date-time', now, defaultTime: '00:00' } as const;
  const read = readOwn(plain(text, options), options);
  if (read === null || read === '') return null;
  return /T\d{2}:\d{2}$/.test(read) ? `${read}:00` : read;
}

/** The day of "next Friday", "übermorgen" and "end of month", which name one without being about anything else; null for other texts. */
export function relativeDay(text: string, locale: string, now: Date): Day | null {
  const typed = withoutMarks(text.toLocaleLowerCase(locale));
  // "In 2 days" may be a date of any kind, as rows print them.
  const named = /\d/.test(typed) ? null : readNamed(typed, { locale, now });
  const found = readRelative(typed, { locale, now }) ?? named;
  return found?.rest === '' ? found.day : null;
}

/** In digits as people of the locale type it, so that it can be read back. */
export function writeTypedDate(value: LocalDate, locale: string): string {
  const [day = '', time] = value.split('T');
  if (day === '') return '';
  const [year = '', month = '', date = ''] = day.split('-');
  const figures: Readonly<Record<string, string>> = { year, month, day: date };
  const text = partsOf(locale)
    .map(({ type, value: literal }) => figures[type] ?? literal)
    .join('');
  return inOwnFigures(time === undefined ? text : `${text} ${plainTime(time, locale)}`, locale);
}

/** Localized only where that can be read back; seconds stay as they are. */
export function writeTime(time: string, locale: string): string {
  return inOwnFigures(plainTime(time, locale), locale);
}

function plainTime(time: string, locale: string): string {
  if (!/^\d{2}:\d{2}$/.test(time)) return time;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', numberingSystem: 'latn' });
  const text = format.format(new Date(`2000-01-01T${time}`)).replace(/\s/g, ' ');
  return readTime(text) === time ? text : time;
}

/** As `readTime`, also in the figures of the locale. */
export function readTypedTime(text: string, locale: string): string | null {
  return readTime(inPlainFigures(text, locale));
}

/** Normalizes `9:15`, `9.15`, `0915`, `9` and `5 pm` to `HH:mm`; keeps valid seconds and drops others. Null if it is no time of day. */
export function readTime(text: string): string | null {
  const match =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::(\d{2})(\.\d{1,4})?)?\s*(?:(a|p)\.?\s?m\.?|uhr|h|uur|hod\.?|godz\.?)?$/i.exec(
      text.trim(),
    );
  if (match === null) return null;
  const [, hourText = '', minuteText = '00', secondText = '00', fraction = '', half] = match;
  const hour = toFullHour(Number(hourText), half);
  if (hour === null || hour > 23 || Number(minuteText) > 59 || Number(secondText) > 59) return null;
  const seconds = Number(secondText + fraction) === 0 ? '' : `:${secondText}${fraction}`;
  return `${String(hour).padStart(2, '0')}:${minuteText}${seconds}`;
}

function toFullHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function readClock(typed: string, { now }: TypedDateOptions): FoundDay | null {
  if (!/^\d{1,2}(?::\d{2}|(?:[:.]\d{2})?\s?(?:uhr|uur|h|[ap]\.?\s?m\.?))/.test(typed)) return null;
  const time = readTime(typed);
  if (time === null) return null;
  const today = dayOf(now);
  const isPast = new Date(`${today}T${time}`).getTime() < now.getTime();
  return { day: isPast ? addDays(today, 1) : today, rest: time };
}

function readIso(typed: string): FoundDay | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t\s,]+([^t\s,].*)?)?$/.exec(typed);
  if (match === null) return null;
  const [, year, month, day, rest = ''] = match;
  return checkedDay(Number(year), Number(month), Number(day), rest);
}

/** An engine date with its zone, in local time. */
function readZoned(typed: string): FoundDay | null {
  if (!/^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}\S*(z|[+-]\d{2}:?\d{2})$/.test(typed)) return null;
  const date = parseEngineDate(typed);
  if (date === null) return null;
  const [day = '', rest = ''] = toLocalDateTime(date).split('T');
  return { day, rest };
}

/** As `writeTypedDate` writes it: in some languages a point ends the day (`2026. 11. 21. 17:00`). */
function readWritten(typed: string, { locale }: TypedDateOptions): FoundDay | null {
  const parts = partsOf(locale);
  const source = parts.map(({ type, value }) => {
    if (type === 'literal') return value.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s*');
    return type === 'year' ? '(\\d{4})' : '(\\d{1,2})';
  });
  const [, ...figures] = new RegExp(`^${source.join('')}(?:[\\s,]+([^\\s,].*)?)?$`).exec(typed) ?? [];
  if (figures.length === 0) return null;
  const order = parts.map(({ type }) => type).filter((type) => type !== 'literal');
  const at = (type: string) => Number(figures[order.indexOf(type as 'day')]);
  return checkedDay(at('year'), at('month'), at('day'), figures[order.length] ?? '');
}

function readLocal(typed: string, options: TypedDateOptions): FoundDay | null {
  const { locale, now } = options;
  const match = /^(\d{1,4})[./\-\s]+(\d{1,2})[./-]?(?:\s?(\d{4}|\d{2})(?![\d:.h]|\s*[ap]\.?m))?\.?(.*)$/.exec(
    typed,
  );
  if (match === null) return null;
  const [, first = '', second = '', third, rest = ''] = match;
  const order = partsOf(locale)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
  const wanted = third === undefined ? order.filter((type) => type !== 'year') : order;
  const figures = [first, second, ...(third === undefined ? [] : [third])];
  const at = (type: string) => Number(figures[wanted.indexOf(type as 'day')]);
  if (third === undefined) return inYear(options, at('month'), at('day'), rest);
  return checkedDay(fullYear(at('year'), now), at('month'), at('day'), rest);
}

function fullYear(year: number, now: Date): number {
  return year < 100 ? Math.trunc(now.getFullYear() / 100) * 100 + year : year;
}

const partsOf = perLocale((locale): readonly Intl.DateTimeFormatPart[] => {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  // Otherwise the browser puts direction marks between the digits.
  return format
    .formatToParts()
    .map((part) => ({ ...part, value: part.value.replace(/[\u200e\u200f]/g, '') }));
});

const ownFigures = perLocale((locale): readonly string[] => {
  const format = new Intl.NumberFormat(locale);
  return Array.from({ length: 10 }, (_, figure) => format.format(figure));
});

function inOwnFigures(text: string, locale: string): string {
  const figures = ownFigures(locale);
  return text.replace(/\d/g, (figure) => figures[Number(figure)] ?? figure);
}

function inPlainFigures(text: string, locale: string): string {
  const figures = ownFigures(locale);
  return text.replace(/\p{Nd}/gu, (figure) => {
    const value = figures.indexOf(figure);
    return value < 0 ? figure : String(value);
  });
}
