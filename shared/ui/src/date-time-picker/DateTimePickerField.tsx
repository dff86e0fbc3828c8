import { pageTime } from '@taskweave/base/pageTime';
import { useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { Field, type FieldProps } from '../field/Field';
import type { DateTimePickerTexts } from './DateTimePicker';
import styles from './DateTimePicker.module.css';
import { loadDayReader } from './dayReader';
import { isLocalDate, type LocalDate, readingOf, readTypedDate, writeTypedDate } from './typedDate';

let DatePopover: typeof import('./DatePopover')['default'] | null = null;

export interface DateTimePickerFieldProps extends FieldProps {
  readonly kind?: 'date' | 'date-time' | undefined;
  readonly locale: string;
  /** In local time: `2026-11-21` or `2026-11-21T17:00`; empty while unset. */
  readonly value: LocalDate;
  /** Called on every key press; with an empty value while the text is invalid, so that only what is shown can be submitted. */
  readonly onChange: (value: LocalDate) => void;
  /** A form with an invalid date must not be submitted. */
  readonly onValidity?: ((isValid: boolean) => void) | undefined;
  /**
   * For callers that keep and validate the typed text: every text is passed on and shown again unchanged.
   * Texts that this function accepts, such as expressions, are not marked as errors.
   */
  readonly acceptsText?: ((text: string) => boolean) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** For screen readers, where the label alone is not unique on the page. */
  readonly 'aria-label'?: string | undefined;
  readonly texts: DateTimePickerTexts & {
    /** Name of the calendar button; `{{label}}` is replaced by the field's. */
    readonly open: string;
    readonly done: string;
    readonly clear: string;
  };
  /** Distinguishes the calendar from others; the label by default. */
  readonly pickerLabel?: string | undefined;
  readonly defaultTime?: string | undefined;
  /** For what must lie ahead, such as a due date: a day without a year is the next one. */
  readonly isAhead?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** By default the time of use, as a form may stay open overnight. */
  readonly now?: Date | undefined;
}

/**
 * A day, or a day and time, in a form: typed as people of the language write it, in ISO order or as “today”, or chosen in a calendar.
 */
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
              onFocus={() => void loadDayReader()}
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
                isAhead={props.isAhead}
                label={pickerLabel}
                anchor={button}
                value={isLocalDate(value) ? value : ''}
                submitLabel={texts.done}
                {...(value !== '' && { clearLabel: texts.clear })}
                onSubmit={(next) => {
                  setIsOpen(false);
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

/** Offline, the calendar stays closed; typing still works, and the next press retries. */
async function loadPopover(): Promise<boolean> {
  DatePopover ??= await import('./DatePopover').then(
    (module) => module.default,
    () => null,
  );
  return DatePopover !== null;
}

interface TypedDateOptions
  extends Pick<
    DateTimePickerFieldProps,
    'locale' | 'value' | 'onChange' | 'onValidity' | 'acceptsText' | 'isAhead'
  > {
  readonly kind: 'date' | 'date-time';
  readonly defaultTime: string;
  readonly now: Date;
}

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

  /** Errors appear once the field was left or submitted, never while typing. */
  function judge(): void {
    // The hint stays with the date, because a press that leaves the field must not find its target moved.
    if (typed.text.trim() === '' || isLocalDate(typed.of))
      setTyped({ ...shown(typed.of), reading: typed.reading });
    else setTyped({ ...typed, isFaulty: isFault(typed.text) });
  }
  return { typed, handleTyped, judge, show: (next: LocalDate) => setTyped(shown(next)) };
}

function isSameMoment(one: LocalDate, other: LocalDate): boolean {
  return one === other || new Date(one).getTime() === new Date(other).getTime();
}
