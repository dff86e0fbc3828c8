import { FieldError, type FieldProps, RequiredMark, useField } from '../field/Field';
import styles from '../field/Field.module.css';
import type { NativeProps } from '../field/splitField';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'isLabelHidden'>,
    NativeProps<'input', 'checked' | 'defaultChecked' | 'type' | 'readOnly'> {
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** Browsers have no read-only checkbox, so it is disabled. */
  readonly readOnly?: boolean | undefined;
}

/** Yes or no, with the label after the box. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, required, id, onChange, readOnly, disabled, ...native } = props;
  const { control, hintId, errorId } = useField({ label, hint, error, required, id });
  return (
    <div className={styles.check}>
      <input
        {...native}
        {...control}
        className={styles.checkbox}
        type="checkbox"
        disabled={readOnly || disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <label className={styles.label} htmlFor={control.id}>
        <bdi>{label}</bdi>
        {required && <RequiredMark />}
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
