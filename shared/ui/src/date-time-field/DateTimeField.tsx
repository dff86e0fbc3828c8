import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/Field';
import styles from '../field/Field.module.css';

type NativeInput = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'className' | 'style'
>;

export interface DateTimeFieldProps extends FieldProps, NativeInput {
  /** Whether the time of day belongs to the value. */
  readonly kind?: 'date' | 'date-time' | undefined;
  /** In local time: `2026-11-21` or `2026-11-21T17:00`; empty while unset or half typed. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** A day, or a day and time, by the browser's own picker. */
export function DateTimeField(props: DateTimeFieldProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    required,
    id,
    kind = 'date-time',
    onChange,
    readOnly,
    ...native
  } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <input
          {...native}
          {...control}
          className={`${control.className} ${styles.number ?? ''}`}
          type={kind === 'date' ? 'date' : 'datetime-local'}
          readOnly={readOnly}
          data-read-only={readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
