import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { CalendarGrid } from './CalendarGrid';
import styles from './DateTimePicker.module.css';
import { loadDayReader } from './dayReader';
import { quickChoices } from './quickChoices';
import { writeTime, writeTypedDate } from './typedDate';
import { DEFAULT_TIME, type TypedDateOptions, useTypedDate } from './useTypedDate';

export interface DateTimePickerTexts {
  /** Label of the field for typing, such as "Date". */
  readonly typed: string;
  readonly time: string;
  /** `{{example}}` is replaced by a date. */
  readonly example: string;
  /** Shown when the typed text is not a valid date. */
  readonly notADate: string;
  /** `{{example}}` is replaced by a time. */
  readonly notATime: string;
  readonly quick: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
}

export interface DateTimePickerProps extends TypedDateOptions {
  /** Enter in a field. */
  readonly onEnter?: (() => void) | undefined;
  readonly texts: DateTimePickerTexts;
  /** What is wrong with the chosen date, or that none was chosen. */
  readonly error?: string | undefined;
  /** The field for typing, for the first focus. */
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Chooses a day and time: typed as people of the locale write it or in ISO order, by a calendar, or by a quick choice.
 * For popovers and dialogs; use `DateTimePickerField` in a form.
 */
export function DateTimePicker(props: DateTimePickerProps) {
  const { kind = 'date-time', locale, value, onChange, texts, defaultTime = DEFAULT_TIME, now } = props;
  const quickId = useId();
  const [day = ''] = value.split('T');
  const { typed, clock, reading, withTime, today, handleTyped, handleTime, judge } = useTypedDate(props);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || props.onEnter === undefined) return;
    event.preventDefault();
    judge();
    props.onEnter();
  }

  const clockExample = writeTime(defaultTime, locale);
  const example = writeTypedDate(kind === 'date' ? today : `${today}T${defaultTime}`, locale);
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
          onFocus={({ currentTarget }) => {
            currentTarget.select();
            void loadDayReader();
          }}
          onChange={handleTyped}
          onBlur={judge}
          onKeyDown={handleKeyDown}
        />
        {kind === 'date-time' && (
          <TextField
            label={texts.time}
            value={clock.text}
            error={clock.isFaulty ? texts.notATime.replace('{{example}}', clockExample) : undefined}
            autoComplete="off"
            inputMode="text"
            placeholder={clockExample}
            onChange={handleTime}
            onBlur={judge}
            onKeyDown={handleKeyDown}
          />
        )}
      </div>
      <div role="status" className={styles.reading}>
        {reading}
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
