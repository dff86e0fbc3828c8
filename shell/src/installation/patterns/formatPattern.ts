export function formatPattern(date: Date, pattern: string, locale: string): string {
  return pattern.replace(TOKEN, (token) => {
    if (token.startsWith('[')) return token.slice(1, -1);
    return WHOLE[token]?.(date, locale) ?? PARTS[token]?.(date, locale) ?? token;
  });
}

const TOKEN =
  /\[[^\]]*\]|LTS|LT|L{1,4}|l{1,4}|Y{4}|YY|Q|M{1,4}|Do|D{1,2}|d{3,4}|dd|E|A|a|H{1,2}|h{1,2}|m{1,2}|s{1,2}|SSS|ZZ|Z/g;

type Write = (date: Date, locale: string) => string;

const style =
  (options: Intl.DateTimeFormatOptions): Write =>
  (date, locale) =>
    formatterOf(locale, options).format(date);

const day = { day: 'numeric', year: 'numeric' } as const;

const WHOLE: Readonly<Record<string, Write>> = {
  LT: style({ timeStyle: 'short' }),
  LTS: style({ timeStyle: 'medium' }),
  L: style({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  LL: style({ dateStyle: 'long' }),
  LLL: style({ dateStyle: 'long', timeStyle: 'short' }),
  LLLL: style({ dateStyle: 'full', timeStyle: 'short' }),
  l: style({ ...day, month: 'numeric' }),
  ll: style({ ...day, month: 'short' }),
  lll: style({ dateStyle: 'medium', timeStyle: 'short' }),
  llll: style({ ...day, month: 'short', weekday: 'short', hour: 'numeric', minute: '2-digit' }),
};

/** Some languages inflect the words within a whole date. */
const part =
  (type: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions): Write =>
  (date, locale) =>
    formatterOf(locale, options)
      .formatToParts(date)
      .find((one) => one.type === type)?.value ?? '';

const digits =
  (read: (date: Date) => number, least: number): Write =>
  (date, locale) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits: least, useGrouping: false }).format(read(date));

const hour12 = (date: Date) => date.getHours() % 12 || 12;
const quarter = (date: Date) => Math.trunc(date.getMonth() / 3) + 1;
const noon: Write = part('dayPeriod', { hour: 'numeric', hour12: true });

const PARTS: Readonly<Record<string, Write>> = {
  YYYY: digits((date) => date.getFullYear(), 4),
  YY: digits((date) => date.getFullYear() % 100, 2),
  Q: digits(quarter, 1),
  MMMM: part('month', { day: 'numeric', month: 'long' }),
  MMM: part('month', { day: 'numeric', month: 'short' }),
  MM: digits((date) => date.getMonth() + 1, 2),
  M: digits((date) => date.getMonth() + 1, 1),
  Do: (date, locale) => ordinal(date.getDate(), locale),
  DD: digits((date) => date.getDate(), 2),
  D: digits((date) => date.getDate(), 1),
  dddd: part('weekday', { weekday: 'long' }),
  ddd: part('weekday', { weekday: 'short' }),
  dd: part('weekday', { weekday: 'short' }),
  E: digits((date) => date.getDay() || 7, 1),
  A: noon,
  a: (date, locale) => noon(date, locale).toLocaleLowerCase(locale),
  HH: digits((date) => date.getHours(), 2),
  H: digits((date) => date.getHours(), 1),
  hh: digits(hour12, 2),
  h: digits(hour12, 1),
  mm: digits((date) => date.getMinutes(), 2),
  m: digits((date) => date.getMinutes(), 1),
  ss: digits((date) => date.getSeconds(), 2),
  s: digits((date) => date.getSeconds(), 1),
  SSS: digits((date) => date.getMilliseconds(), 3),
  Z: (date) => offset(date, ':'),
  ZZ: (date) => offset(date, ''),
};

const ENGLISH: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

function ordinal(value: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(value);
  if (!/^en\b/i.test(locale)) return `${number}.`;
  return `${number}${ENGLISH[new Intl.PluralRules(locale, { type: 'ordinal' }).select(value)]}`;
}

function offset(date: Date, colon: string): string {
  const minutes = -date.getTimezoneOffset();
  const pad = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}${colon}${pad(minutes % 60)}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}
