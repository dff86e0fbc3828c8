import { Field, type FieldProps } from '../field/Field';
import styles from '../field/Field.module.css';
import { type NativeProps, splitField } from '../field/splitField';

export interface NumberFieldProps
  extends FieldProps,
    NativeProps<'input', 'type' | 'inputMode' | 'min' | 'max' | 'step'> {
  /** The typed text: a partial number, or one too large for JavaScript, must survive until it is checked. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((text: string) => void) | undefined;
  /** Phones show a keypad with digits only. */
  readonly isWhole?: boolean | undefined;
}

/**
 * A number as text. `type="number"` drops input that it does not understand, reads commas in the browser's language instead of ours,
 * and changes when the mouse wheel turns.
 */
export function NumberField({ onChange, isWhole = false, ...props }: NumberFieldProps) {
  const [frame, native] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <input
          autoComplete="off"
          {...native}
          {...control}
          className={`${control.className} ${styles.number ?? ''}`}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          data-read-only={props.readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
