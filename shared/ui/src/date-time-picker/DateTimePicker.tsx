import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { CalendarGrid } from './CalendarGrid';
import styles from './DateTimePicker.module.css';
import type { Day } from './month';
import { quickChoices } from './quickChoices';
import { type LocalDate, readTime, readTypedDate, writeTypedDate } from './typedDate';

export interface DateTimePickerTexts {
  /** Label of the field for typing, such as "Date". */
  readonly typed: string;
  readonly time: string;
  /** How to write a date: `{{example}}` is replaced by one. */
  readonly example: string;
  /** The typed text is no date. */
  readonly notADate: string;
  readonly notATime: string;
  readonly quick: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
}

export interface DateTimePickerProps {
  readonly kind?: 'date' | 'date-time' | undefined;
  readonly locale: string;
  /** In local time: `2026-11-21` or `2026-11-21T17:00`; empty while unset. */
  readonly value: LocalDate;
  /** `quick` choices are decisions; the others may be followed by another. */
  readonly onChange: (value: LocalDate, by: 'typed' | 'day' | 'time' | 'quick') => void;
  /** Tells whether the typed text can be read, for whoever applies it. */
  readonly onValidity?: ((isValid: boolean) => void) | undefined;
  /** Enter in a field. */
  readonly onEnter?: (() => void) | undefined;
  readonly texts: DateTimePickerTexts;
  /** For days that are chosen without a time; `17:00` unless said otherwise. */
  readonly defaultTime?: string | undefined;
  readonly now: Date;
  /** What is wrong with the date that was chosen, or that none was. */
  readonly error?: string | undefined;
  /** The field for typing, for the first focus. */
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Chooses a day and time: typed as people of the locale write it, in ISO order, by a calendar, or by a quick choice.
 * It stands in a popover or a dialog; see `DateTimePickerField` for one in a form.
 */
export function DateTimePicker(props: DateTimePickerProps) {
  const { kind = 'date-time', locale, value, onChange, texts, defaultTime = '17:00', now } = props;
  const quickId = useId();
  const [day = '', time = ''] = value.split('T');
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

  /** The usual hour may have passed today: a date that is late at once is nobody's wish. */
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
    const next = read === null ? value : `${day || withTime(dayNow()).slice(0, 10)}T${read}`;
    setClock({ text, of: next, isFaulty: false });
    if (next === value) return;
    setTyped(written(next));
    onChange(next, 'time');
  }

  function dayNow(): Day {
    return quickChoices(locale, now)[0]?.day ?? '';
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || props.onEnter === undefined) return;
    event.preventDefault();
    judge();
    props.onEnter();
  }

  /** What is wrong is said once the field was left or sent, never while someone types. */
  function judge(): void {
    const isDate = readTypedDate(typed.text, { locale, kind, now, defaultTime }) !== null;
    setTyped({ ...typed, isFaulty: !isDate });
    setClock({ ...clock, isFaulty: clock.text !== '' && readTime(clock.text) === null });
  }

  const example = writeTypedDate(kind === 'date' ? dayNow() : `${dayNow()}T${defaultTime}`, locale);
  return (
    <div className={styles.picker}>
      <div className={styles.fields}>
        <TextField
          ref={props.inputRef}
          label={texts.typed}
          hint={texts.example.replace('{{example}}', example)}
          value={typed.text}
          error={typed.isFaulty ? texts.notADate : props.error}
          autoComplete="off"
          onChange={handleTyped}
          onBlur={judge}
          onKeyDown={handleKeyDown}
        />
        {kind === 'date-time' && (
          <TextField
            label={texts.time}
            value={clock.text}
            error={clock.isFaulty ? texts.notATime : undefined}
            autoComplete="off"
            inputMode="text"
            placeholder={defaultTime}
            onChange={handleTime}
            onBlur={judge}
            onKeyDown={handleKeyDown}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it */}
      <div className={styles.quick} role="group" aria-labelledby={quickId}>
        <span id={quickId} hidden>
          {texts.quick}
        </span>
        {quickChoices(locale, now).map((choice) => (
          <Button
            key={choice.id}
            size="sm"
            variant="secondary"
            onClick={() => {
              props.onValidity?.(true);
              onChange(withTime(choice.day), 'quick');
            }}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <CalendarGrid
        locale={locale}
        value={day}
        now={now}
        labels={texts}
        onChoose={(chosen) => {
          props.onValidity?.(true);
          onChange(withTime(chosen), 'day');
        }}
      />
    </div>
  );
}
