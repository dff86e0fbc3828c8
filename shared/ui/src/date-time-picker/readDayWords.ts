import { firstWeekdayOf } from '@taskweave/base/calendar';
import { toInputDateTime } from '@taskweave/base/engineDate';
import { keysOf } from '@taskweave/base/keysOf';
import { perOwner } from '@taskweave/base/perOwner';
import { withoutMarks } from '@taskweave/base/texts/words';
import { perLocale } from '@taskweave/i18n/perLocale';
import { type DayWords, dayWordsOf } from './dayWords';
import { checkedDay, type FoundDay, inYear, restOf } from './foundDay';
import { addDays, addMonths, type Day, dateOf, dayOf, startOfWeek } from './month';

interface Around {
  readonly locale: string;
  readonly now: Date;
  readonly isAhead?: boolean | undefined;
}

/**
 * Reads a day in words, all of them those of the locale: "tomorrow", "next week", "fri", "in 2 days", "+3", "nov 25",
 * "next Friday", "end of month". A word is read where it can mean one thing only.
 *
 * @param typed in small letters, with plain figures
 *
 * @example readDayWords('freitag 17 uhr', { locale: 'de', now }) // { day: '2026-11-27', rest: '17 uhr' }
 */
export function readDayWords(typed: string, around: Around): FoundDay | null {
  const text = withoutMarks(typed);
  const readers = [readNamed, readDistance, readSum, readRelative, readWeekday, readMonth];
  for (const read of readers) {
    const found = read(text, around);
    if (found !== null) return found;
  }
  return null;
}

type Unit = 'day' | 'week' | 'month' | 'year' | 'hour' | 'minute';

const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year', 'hour', 'minute'];
const NAMED: readonly (readonly [Unit, number])[] = [
  ...[-2, -1, 0, 1, 2].map((value) => ['day', value] as const),
  ...[-1, 1].flatMap((value) => [['week', value] as const, ['month', value] as const]),
];

const namedTimes = perLocale((locale) => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return NAMED.map(([unit, value]) => {
    const words = withoutMarks(format.format(value, unit).toLocaleLowerCase(locale));
    return { unit, value, words };
  });
});
const times = perLocale((locale) => new Intl.RelativeTimeFormat(locale));

export function readNamed(text: string, { locale, now }: Around): FoundDay | null {
  for (const { unit, value, words } of namedTimes(locale)) {
    const rest = after(text, words);
    if (rest !== null) return moved(now, value, unit, rest);
  }
  return null;
}

/** "in 2 days", "vor einer Woche", "hace una semana", "3 days ago". */
function readDistance(typed: string, { locale, now }: Around): FoundDay | null {
  const text = withFigure(typed, dayWordsOf(locale).one.one);
  const value = Number(/\d{1,4}/.exec(text)?.[0] ?? Number.NaN);
  if (Number.isNaN(value)) return null;
  const words = times(locale);
  for (const unit of UNITS) {
    for (const signed of [value, -value]) {
      const rest = after(text, withoutMarks(words.format(signed, unit).toLocaleLowerCase(locale)));
      if (rest !== null) return moved(now, signed, unit, rest);
    }
  }
  return null;
}

/** "in a week" as "in 1 week". */
function withFigure(text: string, articles: readonly string[]): string {
  const words = text.split(' ', 5);
  const place = words.findIndex((word) => articles.includes(word));
  if (place === -1) return text;
  const start = words.slice(0, place).reduce((length, word) => length + word.length + 1, 0);
  return `${text.slice(0, start)}1${text.slice(start + (words[place]?.length ?? 0))}`;
}

/** "+3" for days, "+2w", "-1 month", "3 days". */
function readSum(text: string, { locale, now }: Around): FoundDay | null {
  const [, sign = '', figures, name = '', rest = ''] =
    /^([+-]?)\s?(\d{1,4})\s?(\p{L}*)(?=$|[\s,])(.*)$/u.exec(text) ?? [];
  if (figures === undefined || (sign === '' && name.length < 3)) return null;
  const value = Number(figures) * (sign === '-' ? -1 : 1);
  const words = times(locale);
  const [unit, ...others] = name === '' ? (['day'] as const) : UNITS.filter(isMeant);
  return unit === undefined || others.length > 0 ? null : moved(now, value, unit, rest);

  /** A prefix counts: "d" and "day" for "days". */
  function isMeant(one: Unit): boolean {
    return [1, 2].some((amount) => {
      const last = words.formatToParts(amount, one).at(-1);
      return (
        last?.type === 'literal' && withoutMarks(last.value.trim().toLocaleLowerCase(locale)).startsWith(name)
      );
    });
  }
}

/** The next one after today. */
function readWeekday(text: string, { locale, now }: Around): FoundDay | null {
  const weekday = weekdayAt(text, locale);
  return weekday === null ? null : firstAfter(dayOf(now), weekday);
}

interface NamedDay {
  readonly index: number;
  readonly rest: string;
}

function weekdayAt(typed: string, locale: string): NamedDay | null {
  const words = dayWordsOf(locale);
  // Fewer letters may be another word: "die" and "mit" in German, "we" in English.
  return named(withoutFirst(typed, words.before.weekday), weekdayForms(words)(locale), 4);
}

function firstAfter(day: Day, { index, rest }: NamedDay): FoundDay {
  const ahead = (index + 1 - dateOf(day).getDay() + 7) % 7 || 7;
  return { day: addDays(day, ahead), rest: restOf(rest) };
}

/**
 * "Next Friday" is the one of next week, "this Friday" the first from today on, "last Friday" the latest before today; the end of a
 * month is its last day.
 */
export function readRelative(text: string, { locale, now }: Around): FoundDay | null {
  const words = dayWordsOf(locale);
  const today = dayOf(now);
  const befores = {
    this: () => addDays(today, -1),
    next: () => addDays(startOfWeek(today, firstWeekdayOf(locale)), 6),
    last: () => addDays(today, -8),
  };
  const weekday = weekdayAt(text, locale);
  for (const which of keysOf(words.weekdays)) {
    for (const word of words.weekdays[which]) {
      const rest = after(text, word)?.trimStart();
      const found = rest ? weekdayAt(rest, locale) : null;
      if (found !== null) return firstAfter(befores[which](), found);
    }
    for (const word of weekday === null ? [] : words.weekdaysThen[which]) {
      const rest = weekday && after(restOf(weekday.rest), word);
      if (weekday && rest !== null) return firstAfter(befores[which](), { ...weekday, rest });
    }
  }
  const month = `${today.slice(0, 8)}01`;
  const ends = {
    // "Fim do mês que vem" begins as "fim do mês" does.
    nextMonth: () => addDays(addMonths(month, 2), -1),
    month: () => addDays(addMonths(month, 1), -1),
    year: () => `${today.slice(0, 4)}-12-31`,
    week: () => addDays(startOfWeek(today, firstWeekdayOf(locale)), 6),
    afterTomorrow: () => addDays(today, 2),
    beforeYesterday: () => addDays(today, -2),
  };
  for (const which of keysOf(ends)) {
    for (const phrase of words.ends[which]) {
      const rest = after(text, phrase);
      if (rest !== null) return { day: ends[which](), rest: restOf(rest) };
    }
  }
  return null;
}

/** "nov 25", "25. november 2027", "25 de noviembre"; without a year as with digits. */
function readMonth(text: string, around: Around): FoundDay | null {
  const [, before, words = text] =
    /^(\d{1,2})(?:st|nd|rd|th|er|e|º|°|ª|\.)?\s*(?:of |de )?(\p{L}.*)$/u.exec(text) ?? [];
  const found = named(words, months(around.locale), 3);
  if (found === null) return null;
  const pattern =
    before === undefined
      ? /^\s*(\d{1,2})(?:st|nd|rd|th|\.)?(?:,?\s+((?:19|2\d)\d{2}))?(?=$|[\s,])(.*)$/
      : /^()(?:,?\s+(?:de )?((?:19|2\d)\d{2}))?(?=$|[\s,])(.*)$/;
  const match = pattern.exec(found.rest);
  if (match === null) return null;
  const [, day = '', year, rest = ''] = match;
  const of = [found.index + 1, Number(before ?? day), rest] as const;
  return year === undefined ? inYear(around, ...of) : checkedDay(Number(year), ...of);
}

function moved(now: Date, value: number, unit: Unit, rest: string): FoundDay | null {
  const today = dayOf(now);
  const whole = (day: Day) => ({ day, rest: restOf(rest) });
  switch (unit) {
    case 'day':
      return whole(addDays(today, value));
    case 'week':
      return whole(addDays(today, 7 * value));
    case 'month':
      return whole(addMonths(today, value));
    case 'year':
      return whole(addMonths(today, 12 * value));
    default: {
      if (rest.trim() !== '') return null;
      const minutes = value * (unit === 'hour' ? 60 : 1);
      const [day = '', time = ''] = toInputDateTime(new Date(now.getTime() + minutes * 60_000)).split('T');
      return { day, rest: time };
    }
  }
}

function named(text: string, names: readonly (readonly string[])[], least: number): NamedDay | null {
  for (const [index, forms] of names.entries()) {
    for (const form of forms) {
      const rest = after(text, form);
      if (rest !== null) return { index, rest };
    }
  }
  const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const fitting = [...names.keys()].filter((index) => names[index]?.some((form) => form.startsWith(word)));
  const rest = after(text, word);
  const [index] = fitting;
  return word.length >= least && fitting.length === 1 && index !== undefined && rest !== null
    ? { index, rest }
    : null;
}

function withoutFirst(text: string, words: readonly string[]): string {
  const first = words.find((word) => text.startsWith(`${word} `));
  return first === undefined ? text : text.slice(first.length + 1);
}

function after(text: string, words: string): string | null {
  if (words === '' || !text.startsWith(words)) return null;
  const rest = text.slice(words.length);
  return rest === '' || /^[\s,.\d]/.test(rest) ? rest.replace(/^\./, '') : null;
}

const weekdays = perLocale((locale) =>
  namesOf(
    locale,
    'weekday',
    [2, 3, 4, 5, 6, 7, 8].map((day) => new Date(2026, 1, day, 12)),
  ),
);

const weekdayForms = perOwner(({ names }: DayWords) => {
  const forms = keysOf(names).map((day) => names[day]);
  return perLocale((locale) => weekdays(locale).map((own, index) => [...own, ...(forms[index] ?? [])]));
});

const months = perLocale((locale) =>
  namesOf(
    locale,
    'month',
    Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15, 12)),
  ),
);

function namesOf(locale: string, type: 'weekday' | 'month', dates: readonly Date[]) {
  // Some languages inflect the month beside a day, where people may write it as it stands alone.
  const formats = (['long', 'short'] as const).flatMap((length) =>
    (['numeric', null] as const).map(
      (day) =>
        new Intl.DateTimeFormat(locale, {
          [type]: length,
          ...(day !== null && { day }),
          calendar: 'gregory',
        }),
    ),
  );
  return dates.map((date) =>
    formats.flatMap((format) => {
      const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? '';
      // Some languages write months in digits, such as "11月".
      return /\d/.test(name) ? [] : [withoutMarks(name.toLocaleLowerCase(locale)).replace(/\.$/, '')];
    }),
  );
}
