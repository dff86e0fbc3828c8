import { pageTime } from '@taskweave/base/pageTime';
import { useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { Field, type FieldProps } from '../field/Field';
import type { DateTimePickerTexts } from './DateTimePicker';
import styles from './DateTimePicker.module.css';
import { isLocalDate, type LocalDate, readingOf, readTypedDate, writeTypedDate } from './typedDate';

/** Null until the first press of a button that opens the calendar. */
let DatePopover: typeof import('./DatePopover')['default'] | null = null;

export interface DateTimePickerFieldProps extends FieldProps {
  readonly kind?: 'date' | 'date-time' | undefined;
  readonly locale: string;
  /** In local time: `2026-11-21` or `2026-11-21T17:00`; empty while unset. */
  readonly value: LocalDate;
  /** Called on every key press; with an empty value while the text is not a valid date, so that nothing else is submitted than what is shown. */
  readonly onChange: (value: LocalDate) => void;
  /** Reports whether the typed text is valid. A form with an invalid date must not be submitted. */
  readonly onValidity?: ((isValid: boolean) => void) | undefined;
  /**
   * For callers that keep and validate the typed text: every text is passed on and shown again unchanged, valid or not.
   * Texts that this function accepts, such as expressions, are not marked as errors.
   */
  readonly acceptsText?: ((text: string) => boolean) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Name for screen readers, where the label alone is not unique on the page. */
  readonly 'aria-label'?: string | undefined;
  readonly texts: DateTimePickerTexts & {
    /** Name of the button that opens the calendar; `{{label}}` is replaced by the field's. */
    readonly open: string;
    readonly done: string;
    readonly clear: string;
  };
  /** Distinguishes the calendar from others if the label does not; the label by default. */
  readonly pickerLabel?: string | undefined;
  readonly defaultTime?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** By default the time at which the field is used, as a form may stay open overnight. */
  readonly now?: Date | undefined;
}

/** A day, or a day and time, in a form: typed into the field, or chosen in the calendar that its button opens. */
export function DateTimePickerField(props: DateTimePickerFieldProps) {
  const { kind = 'date-time', locale, value, onChange, texts, defaultTime = '17:00' } = props;
  const { pickerLabel = props.label, now = pageTime() } = props;
  const isFixed = props.disabled === true || props.readOnly === true;
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { typed, handleTyped, judge, show } = useTypedDate({ ...props, kind, defaultTime, now });

  async function toggle(): Promise<void> {
    const isLoaded = await loadPopover();
    setIsOpen(!isOpen && isLoaded);
  }

  const example = writeTypedDate(kind === 'date' ? '2026-12-31' : `2026-12-31T${defaultTime}`, locale);
  return (
    <Field {...props} error={typed.isFaulty ? texts.notADate : props.error}>
      {(control) => (
        <>
          <span ref={frame} className={styles.field}>
            <input
              {...control}
              aria-label={props['aria-label']}
              type="text"
              autoComplete="off"
              disabled={props.disabled}
              readOnly={props.readOnly}
              data-read-only={props.readOnly || undefined}
              value={typed.text}
              placeholder={isFixed ? undefined : example}
              onChange={(event) => handleTyped(event.currentTarget.value)}
              onBlur={() => {
                judge();
                props.onBlur?.();
              }}
              onKeyDown={({ key }) => key === 'Enter' && judge()}
            />
            {!isFixed && (
              <span className={styles.opener}>
                <IconButton
                  ref={button}
                  icon="calendar"
                  size="sm"
                  label={texts.open.replace('{{label}}', pickerLabel)}
                  aria-expanded={isOpen}
                  aria-haspopup="dialog"
                  onClick={() => void toggle()}
                />
              </span>
            )}
            {isOpen && DatePopover !== null && (
              <DatePopover
                {...{ kind, locale, texts, defaultTime, now }}
                label={pickerLabel}
                anchor={button}
                value={isLocalDate(value) ? value : ''}
                submitLabel={texts.done}
                {...(value !== '' && { clearLabel: texts.clear })}
                onSubmit={(next) => {
                  setIsOpen(false);
                  // The typed text gives way even where the date is the one before it.
                  show(next);
                  props.onValidity?.(true);
                  onChange(next);
                }}
                onClose={() => setIsOpen(false)}
              />
            )}
          </span>
          {!isFixed && (
            <div role="status" className={styles.reading}>
              {typed.reading}
            </div>
          )}
        </>
      )}
    </Field>
  );
}

/** Without a connection the calendar stays closed; a date can be typed all the same, and the next press tries again. */
async function loadPopover(): Promise<boolean> {
  DatePopover ??= await import('./DatePopover').then(
    (module) => module.default,
    () => null,
  );
  return DatePopover !== null;
}

interface TypedDateOptions
  extends Pick<DateTimePickerFieldProps, 'locale' | 'value' | 'onChange' | 'onValidity' | 'acceptsText'> {
  readonly kind: 'date' | 'date-time';
  readonly defaultTime: string;
  readonly now: Date;
}

/** The text of the field: what was typed, what it was read as, and whether that is no date. */
function useTypedDate({ value, onChange, onValidity, acceptsText, ...reading }: TypedDateOptions) {
  const [typed, setTyped] = useState(() => shown(value));

  if (!isSameMoment(typed.of, value)) setTyped(shown(value));

  function shown(next: string) {
    const text = isLocalDate(next) ? writeTypedDate(next, reading.locale) : next;
    return { text, of: next, isFaulty: isFault(next), reading: '' };
  }

  function isFault(text: string): boolean {
    const isRead = readTypedDate(text, reading) !== null;
    return !isRead && acceptsText?.(text) !== true;
  }

  function handleTyped(text: string): void {
    const read = readTypedDate(text, reading);
    const next = read ?? (acceptsText === undefined ? '' : text);
    setTyped({ text, of: next, isFaulty: false, reading: readingOf(text, reading) });
    onValidity?.(read !== null);
    if (next !== value) onChange(next);
  }

  /** Errors are shown once the field was left or submitted, never while someone types. */
  function judge(): void {
    // The hint with the date stays: a press that leaves the field must not find its target moved.
    if (typed.text.trim() === '' || isLocalDate(typed.of))
      setTyped({ ...shown(typed.of), reading: typed.reading });
    else setTyped({ ...typed, isFaulty: isFault(typed.text) });
  }
  return { typed, handleTyped, judge, show: (next: LocalDate) => setTyped(shown(next)) };
}

/** A caller may write the same moment in another way. */
function isSameMoment(one: LocalDate, other: LocalDate): boolean {
  return one === other || new Date(one).getTime() === new Date(other).getTime();
}
