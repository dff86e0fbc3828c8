import { useState } from 'react';
import type { Day } from './month';
import { quickChoices } from './quickChoices';
import { type LocalDate, readTime, readTypedDate, writeTypedDate } from './typedDate';

export const DEFAULT_TIME = '17:00';

export interface TypedDateOptions {
  readonly kind?: 'date' | 'date-time' | undefined;
  readonly locale: string;
  /** In local time: `2026-11-21` or `2026-11-21T17:00`; empty while unset. */
  readonly value: LocalDate;
  /** `quick` choices are decisions; the others may be followed by another. */
  readonly onChange: (value: LocalDate, by: 'typed' | 'day' | 'time' | 'quick') => void;
  /** Reports whether the typed text is valid. */
  readonly onValidity?: ((isValid: boolean) => void) | undefined;
  /** For days that are chosen without a time; `17:00` by default. */
  readonly defaultTime?: string | undefined;
  readonly now: Date;
}

/** The texts in the fields for date and time, which follow the value and each other. */
export function useTypedDate(props: TypedDateOptions) {
  const { kind = 'date-time', locale, value, onChange, defaultTime = DEFAULT_TIME, now } = props;
  const [day = '', time = ''] = value.split('T');
  const today = quickChoices(locale, now)[0]?.day ?? '';
  const [typed, setTyped] = useState(() => written(value));
  const [clock, setClock] = useState({ text: time, of: value, isFaulty: false });

  if (typed.of !== value) setTyped(written(value));
  if (clock.of !== value) setClock({ text: time, of: value, isFaulty: false });

  /** `time` is kept for a text without one: on the way to "24.12.26" stands "24.12.2", which is two o'clock. */
  function written(date: LocalDate) {
    const text = writeTypedDate(date, locale);
    return { text, of: date, time: date.split('T')[1] ?? '', isFaulty: false };
  }

  function withTime(chosen: Day): LocalDate {
    return kind === 'date' ? chosen : `${chosen}T${time || timeFor(chosen)}`;
  }

  /** The default time may have passed today already, and nobody wants a date that is overdue at once. */
  function timeFor(chosen: Day): string {
    // The beginning of a day is not a deadline.
    if (defaultTime === '00:00') return defaultTime;
    const isPast = new Date(`${chosen}T${defaultTime}`).getTime() < now.getTime();
    const isFuture = new Date(`${chosen}T23:59`).getTime() > now.getTime();
    return isPast && isFuture ? '23:59' : defaultTime;
  }

  function handleTyped(text: string): void {
    const read = readTypedDate(text, { locale, kind, now, defaultTime: typed.time || defaultTime });
    props.onValidity?.(read !== null);
    setTyped({ ...typed, text, of: read ?? value, isFaulty: false });
    if (read === null || read === value) return;
    setClock({ text: read.split('T')[1] ?? '', of: read, isFaulty: false });
    onChange(read, 'typed');
  }

  function handleTime(text: string): void {
    const read = readTime(text);
    props.onValidity?.(read !== null);
    const next = read === null ? value : `${day || withTime(today).slice(0, 10)}T${read}`;
    setClock({ text, of: next, isFaulty: false });
    if (next === value) return;
    setTyped(written(next));
    onChange(next, 'time');
  }

  /** Errors are shown once the field was left or submitted, never while someone types. */
  function judge(): void {
    const isDate = readTypedDate(typed.text, { locale, kind, now, defaultTime }) !== null;
    setTyped({ ...typed, isFaulty: !isDate });
    setClock({ ...clock, isFaulty: clock.text !== '' && readTime(clock.text) === null });
  }

  return { typed, clock, withTime, today, handleTyped, handleTime, judge };
}
