import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { Field, type FieldProps } from '../field/Field';
import type { DateTimePickerTexts } from './DateTimePicker';
import styles from './DateTimePicker.module.css';
import { type LocalDate, readTypedDate, writeTypedDate } from './typedDate';

const DatePopover = lazy(() => import('./DatePopover'));

export interface DateTimePickerFieldProps extends FieldProps {
  readonly kind?: 'date' | 'date-time' | undefined;
  readonly locale: string;
  /** In local time: `2026-11-21` or `2026-11-21T17:00`; empty while unset. */
  readonly value: LocalDate;
  readonly onChange: (value: LocalDate) => void;
  readonly texts: DateTimePickerTexts & {
    /** Name of the button that opens the calendar. */
    readonly open: string;
    readonly done: string;
    readonly clear: string;
  };
  readonly defaultTime?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly now: Date;
}

/** A day, or a day and time, in a form: typed into the field, or chosen in the calendar that its button opens. */
export function DateTimePickerField(props: DateTimePickerFieldProps) {
  const { kind = 'date-time', locale, value, onChange, texts, defaultTime = '17:00', disabled, now } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState({ text: writeTypedDate(value, locale), of: value, isFaulty: false });

  if (typed.of !== value) setTyped({ text: writeTypedDate(value, locale), of: value, isFaulty: false });

  function handleLeave(): void {
    const read = readTypedDate(typed.text, { locale, kind, now, defaultTime });
    if (read === null) {
      // What cannot be read is no value: the one before it must not be sent behind the back of what stands here.
      setTyped({ ...typed, of: '', isFaulty: true });
      if (value !== '') onChange('');
      return;
    }
    setTyped({ text: writeTypedDate(read, locale), of: read, isFaulty: false });
    if (read !== value) onChange(read);
  }

  return (
    <Field {...props} error={typed.isFaulty ? texts.notADate : props.error}>
      {(control) => (
        <span ref={frame} className={styles.field}>
          <input
            {...control}
            type="text"
            autoComplete="off"
            disabled={disabled}
            value={typed.text}
            placeholder={writeTypedDate(kind === 'date' ? '2026-12-31' : '2026-12-31T17:00', locale)}
            onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value, isFaulty: false })}
            onBlur={handleLeave}
          />
          {!disabled && (
            <span className={styles.opener}>
              <IconButton
                ref={button}
                icon="calendar"
                size="sm"
                label={texts.open}
                aria-expanded={isOpen}
                aria-haspopup="dialog"
                onClick={() => setIsOpen(!isOpen)}
              />
            </span>
          )}
          {isOpen && (
            <Suspense fallback={null}>
              <DatePopover
                {...{ kind, locale, texts, defaultTime, now }}
                label={props.label}
                anchor={button}
                value={value}
                submitLabel={texts.done}
                {...(value !== '' && { clearLabel: texts.clear })}
                onSubmit={(next) => {
                  setIsOpen(false);
                  onChange(next);
                }}
                onClose={() => setIsOpen(false)}
              />
            </Suspense>
          )}
        </span>
      )}
    </Field>
  );
}
