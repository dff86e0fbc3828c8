import { calendarDaysBetween } from '@taskweave/base/calendar';
import { capitalised } from '@taskweave/base/texts/capitalised';
import { baseOf } from './language-tags/languageTags';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export type TextPlace = 'alone' | 'within';

export interface Formats {
  readonly locale: string;
  number(value: number): string;
  bytes(bytes: number): string;
  list(items: readonly string[], kind?: 'and' | 'or'): string;
  date(date: Date, now: Date): string;
  heading(date: Date, now: Date): string;
  time(date: Date): string;
  dateTime(date: Date): string;
  precise(date: Date): string;
  exact(date: Date): string;
  relative(date: Date, now: Date, place?: TextPlace): string;
  relativeWithTime(date: Date, now: Date, place?: TextPlace): string;
}

const made = new Map<string, Formats>();
let adjust: (formats: Formats) => void = () => undefined;

export function adjustFormats(change: (formats: Formats) => void): void {
  adjust = change;
  made.clear();
}

export function formatsFor(locale: string): Formats {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const formats = createFormats(isSupported(locale) ? locale : 'en');
  adjust(formats);
  made.set(locale, formats);
  return formats;
}

function isSupported(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function createFormats(locale: string): Formats {
  const number = once(() => new Intl.NumberFormat(locale));
  const lists = {
    and: once(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    or: once(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  };
  const byteUnits = BYTE_UNITS.map((unit) =>
    once(
      () =>
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit,
          // The short style has no plural for bytes.
          unitDisplay: unit === 'byte' ? 'long' : 'short',
          maximumFractionDigits: 1,
        }),
    ),
  );
  const dayMonth = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
  const day = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  );
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const seconds = once(() => withSeconds(locale));
  const millis = once(() => withSeconds(locale, { fractionalSecondDigits: 3 }));
  const exact = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }));
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: 'short' }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }));
  const placed = (text: string, place: TextPlace): string =>
    place === 'alone' ? capitalised(text, locale) : text;

  const formats: Formats = {
    locale,
    number: (value) => number().format(value),
    bytes: (bytes) => {
      const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), BYTE_UNITS.length - 1);
      return (byteUnits[power] ?? number)().format(bytes / 1000 ** power);
    },
    list: (items, kind = 'and') => lists[kind]().format(items),
    date: (date, now) => (date.getFullYear() === now.getFullYear() ? dayMonth : day)().format(date),
    heading: (date, now) => formats.date(date, now),
    time: (date) => time().format(date),
    dateTime: (date) => dateTime().format(date),
    precise: (date) => {
      if (date.getMilliseconds() !== 0) return millis().format(date);
      return (date.getSeconds() === 0 ? dateTime : seconds)().format(date);
    },
    exact: (date) => exact().format(date),
    relative: (date, now, place = 'alone') => {
      const words = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
        placed(withoutStops(relative().format(value, unit), locale), place);
      const days = calendarDaysBetween(now, date);
      const distance = date.getTime() - now.getTime();
      if (Math.abs(distance) < MINUTE) return words(0, 'second');
      if (Math.abs(distance) < HOUR) return words(Math.trunc(distance / MINUTE), 'minute');
      if (days === 0) return words(Math.trunc(distance / HOUR), 'hour');
      if (Math.abs(days) === 1) return words(days, 'day');
      if (days > 1 && days < 7) return placed(weekday().format(date), place);
      if (days < 0 && days > -7) return words(days, 'day');
      return formats.date(date, now);
    },
    relativeWithTime: (date, now, place = 'alone') => {
      const days = calendarDaysBetween(now, date);
      if (Math.abs(days) > 1) return formats.relative(date, now, place);
      return `${placed(relative().format(days, 'day'), place)}${locale.startsWith('ar') ? '،' : ','} ${time().format(date)}`;
    },
  };
  return formats;
}

function withSeconds(locale: string, digits: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    ...digits,
  });
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** American browsers put a full stop after the abbreviation, British ones do not. */
function withoutStops(text: string, locale: string): string {
  return baseOf(locale) === 'en' ? text.replaceAll('.', '') : text;
}
