import { useEffect, useState } from 'react';
import { loadDayReader } from './dayReader';
import type { Day } from './month';
import { quickChoices } from './quickChoices';
import {
  type LocalDate,
  readingOf,
  readTypedDate,
  readTypedTime,
  timeFor,
  writeTime,
  writeTypedDate,
} from './typedDate';

export const DEFAULT_TIME = '17:00';

export interface TypedDateOptions {
  readonly kind?: 'date' | 'date-time' | undefined;
  readonly locale: string;
  /** In local time: `2026-11-21` or `2026-11-21T17:00`; empty while unset. */
  readonly value: LocalDate;
  /** A `quick` choice is final; the others may be followed by another. */
  readonly onChange: (value: LocalDate, by: 'typed' | 'day' | 'time' | 'quick') => void;
  /** Reports whether the typed text is valid. */
  readonly onValidity?: ((isValid: boolean) => void) | undefined;
  /** For days that are chosen without a time; `17:00` by default. */
  readonly defaultTime?: string | undefined;
  readonly now: Date;
  /** For what must lie ahead, such as a due date: a day without a year is the next one. */
  readonly isAhead?: boolean | undefined;
}

export function useTypedDate(props: TypedDateOptions) {
  const { kind = 'date-time', locale, value, onChange, defaultTime = DEFAULT_TIME, now, isAhead } = props;
  const options = { locale, kind, now, defaultTime, isAhead };
  const [day = '', time = ''] = value.split('T');
  const today = quickChoices(locale, now)[0]?.day ?? '';
  const [typed, setTyped] = useState(() => written(value));
  const [clock, setClock] = useState(() => clockOf(value));

  if (typed.of !== value) setTyped(written(value));
  if (clock.of !== value) setClock(clockOf(value));

  /** `time` is kept for text without one: typing "24.12.26" passes "24.12.2", which reads as two o'clock. */
  function written(date: LocalDate) {
    const text = writeTypedDate(date, locale);
    return { text, of: date, time: date.split('T')[1] ?? '', isFaulty: false };
  }

  function clockOf(date: LocalDate) {
    return { text: writeTime(date.split('T')[1] ?? '', locale), of: date, isFaulty: false };
  }

  function withTime(chosen: Day): LocalDate {
    return kind === 'date' ? chosen : `${chosen}T${time || timeFor(chosen, { defaultTime, now })}`;
  }

  function handleTyped(text: string): void {
    const read = readTypedDate(text, { ...options, defaultTime: typed.time || defaultTime });
    props.onValidity?.(read !== null);
    setTyped({ ...typed, text, of: read ?? value, isFaulty: false });
    if (read === null || read === value) return;
    setClock(clockOf(read));
    onChange(read, 'typed');
  }

  function handleTime(text: string): void {
    const read = readTypedTime(text, locale);
    props.onValidity?.(read !== null);
    const next = read === null ? value : `${day || withTime(today).slice(0, 10)}T${read}`;
    setClock({ text, of: next, isFaulty: false });
    if (next === value) return;
    setTyped(written(next));
    onChange(next, 'time');
  }

  /** Errors appear once the field was left or submitted, never while typing. */
  function judge(): void {
    const isDate = readTypedDate(typed.text, options) !== null;
    setTyped({ ...typed, isFaulty: !isDate });
    setClock({ ...clock, isFaulty: clock.text !== '' && readTypedTime(clock.text, locale) === null });
  }

  // A person may paste a text before the reader has loaded, which then reads that text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text ends the wait, not another render
  useEffect(() => {
    if (typed.text === written(value).text) return;
    let isTyped = true;
    void loadDayReader().then((hasCome) => hasCome && isTyped && handleTyped(typed.text));
    return () => {
      isTyped = false;
    };
  }, [typed.text]);

  const reading = readingOf(typed.text, { ...options, defaultTime: typed.time || defaultTime });
  return { typed, clock, reading, withTime, today, handleTyped, handleTime, judge };
}
