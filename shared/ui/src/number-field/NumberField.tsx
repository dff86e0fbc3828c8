import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/Field';
import styles from '../field/Field.module.css';

type NativeInput = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
  | 'className'
  | 'style'
>;

export interface NumberFieldProps extends FieldProps, NativeInput {
  /** What was typed, as text: half a number, or one too large for JavaScript, must survive until it is checked. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((text: string) => void) | undefined;
  /** Whole numbers only: phones then show a keypad with digits only. */
  readonly isWhole?: boolean | undefined;
}

/**
 * A number as text. It does not use `type="number"`, which drops what it does not understand, reads commas in the
 * browser's language instead of ours, and changes when the mouse wheel turns.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    required,
    id,
    onChange,
    readOnly,
    isWhole = false,
    ...native
  } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <input
          autoComplete="off"
          {...native}
          {...control}
          className={`${control.className} ${styles.number ?? ''}`}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          readOnly={readOnly}
          data-read-only={readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
