import { parseEngineDate, toInputDate, toLocalDateTime } from '@taskweave/i18n/engineDate';
import { addDays, dayOf } from './month';

/**
 * `2026-11-21` for a day, `2026-11-21T17:00` with the time of day, `2026-11-21T17:00:02.5` where there are seconds;
 * local time.
 */
export type LocalDate = string;

/** False for other texts, for none, and for a 31st of February. */
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
}

/**
 * Reads what a person types: in the order of their locale (`24.12.26 17:30`, `12/24/2026 5 pm`), without the year,
 * in ISO order with or without a zone, or in the locale's words for today and tomorrow. Empty for an empty text, null
 * if it is not a valid date.
 *
 * @example readTypedDate('24.12. 9:15', { locale: 'de', kind: 'date-time', now, defaultTime: '17:00' })
 */
export function readTypedDate(text: string, options: TypedDateOptions): LocalDate | null {
  const typed = text.trim().toLocaleLowerCase(options.locale);
  if (typed === '') return '';
  const found =
    readWord(typed, options) ??
    readZoned(typed) ??
    readIso(typed) ??
    readWritten(typed, options) ??
    readLocal(typed, options);
  if (found === null) return null;
  if (options.kind === 'date') return found.rest === '' ? found.day : null;
  const time = found.rest === '' ? options.defaultTime : readTime(found.rest);
  return time === null ? null : `${found.day}T${time}`;
}

/** Writes a date as people of the locale type it, all in figures, so that it can be read back. */
export function writeTypedDate(value: LocalDate, locale: string): string {
  const [day = '', time] = value.split('T');
  if (day === '') return '';
  const [year = '', month = '', date = ''] = day.split('-');
  const figures: Readonly<Record<string, string>> = { year, month, day: date };
  const text = partsOf(locale)
    .map(({ type, value: literal }) => figures[type] ?? literal)
    .join('');
  return time === undefined ? text : `${text} ${time}`;
}

/**
 * Turns `9:15`, `9.15`, `0915`, `9` and `5 pm` into `09:15`, and `9:15:02.5` into `09:15:02.5`; seconds that are none are
 * left out. Null where it is no time of day.
 */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::(\d{2})(\.\d{1,4})?)?\s*(?:(a|p)\.?\s?m\.?|uhr)?$/i.exec(
    text.trim(),
  );
  if (match === null) return null;
  const [, hourText = '', minuteText = '00', secondText = '00', fraction = '', half] = match;
  const hour = toFullHour(Number(hourText), half);
  if (hour === null || hour > 23 || Number(minuteText) > 59 || Number(secondText) > 59) return null;
  const seconds = Number(secondText + fraction) === 0 ? '' : `:${secondText}${fraction}`;
  return `${String(hour).padStart(2, '0')}:${minuteText}${seconds}`;
}

interface Found {
  readonly day: string;
  readonly rest: string;
}

function toFullHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

function readWord(typed: string, { locale, now }: TypedDateOptions): Found | null {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const days of [0, 1, 2, -1]) {
    const word = words.format(days, 'day').toLocaleLowerCase(locale);
    if (typed === word || typed.startsWith(`${word} `) || typed.startsWith(`${word},`)) {
      return { day: addDays(dayOf(now), days), rest: restOf(typed.slice(word.length)) };
    }
  }
  return null;
}

function readIso(typed: string): Found | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t\s,]+([^t\s,].*)?)?$/.exec(typed);
  if (match === null) return null;
  const [, year, month, day, rest = ''] = match;
  return checked(Number(year), Number(month), Number(day), rest);
}

/** As the engine writes dates: the moment, on the clocks of this place. */
function readZoned(typed: string): Found | null {
  if (!/^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}\S*(z|[+-]\d{2}:?\d{2})$/.test(typed)) return null;
  const date = parseEngineDate(typed);
  if (date === null) return null;
  const [day = '', rest = ''] = toLocalDateTime(date).split('T');
  return { day, rest };
}

/** In full, as `writeTypedDate` has it: in some languages a point ends the day, too (`2026. 11. 21. 17:00`). */
function readWritten(typed: string, { locale }: TypedDateOptions): Found | null {
  const parts = partsOf(locale);
  const source = parts.map(({ type, value }) => {
    if (type === 'literal') return value.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s*');
    return type === 'year' ? '(\\d{4})' : '(\\d{1,2})';
  });
  const [, ...figures] = new RegExp(`^${source.join('')}(?:[\\s,]+([^\\s,].*)?)?$`).exec(typed) ?? [];
  if (figures.length === 0) return null;
  const order = parts.map(({ type }) => type).filter((type) => type !== 'literal');
  const at = (type: string) => Number(figures[order.indexOf(type as 'day')]);
  return checked(at('year'), at('month'), at('day'), figures[order.length] ?? '');
}

function readLocal(typed: string, { locale, now }: TypedDateOptions): Found | null {
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
  const year = third === undefined ? now.getFullYear() : fullYear(at('year'), now);
  return checked(year, at('month'), at('day'), rest);
}

function fullYear(year: number, now: Date): number {
  return year < 100 ? Math.trunc(now.getFullYear() / 100) * 100 + year : year;
}

/** Null for days that the calendar does not have, such as 31 February. */
function checked(year: number, month: number, day: number, rest: string): Found | null {
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(year, month - 1, day);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && year >= 1000 && year <= 9999;
  return isReal ? { day: dayOf(date), rest: restOf(rest) } : null;
}

function restOf(text: string): string {
  return text.replace(/^[\s,]+/, '').trim();
}

function partsOf(locale: string): readonly Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  // Otherwise there would be direction marks between the digits.
  return format
    .formatToParts()
    .map((part) => ({ ...part, value: part.value.replace(/[\u200e\u200f]/g, '') }));
}
