import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  /** The label is there for screen readers only; use it where the place says what the field is. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it. Set it after the field was left or sent, not while someone types. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Id of the control; made up where it is not given. */
  readonly id?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/**
 * Label, hint and error around a control. The fields of this package are built on it;
 * a control of another kind gets the same frame by spreading the attributes it is handed.
 *
 * @example <Field label="Amount" error={error}>{(control) => <input {...control} />}</Field>
 */
export function Field({
  children,
  ...props
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const { label, isLabelHidden = false, hint, error, required } = props;
  const field = useField(props);
  const labelText = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.control.id}>
        {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </label>
      {hint && (
        <div id={field.hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {children(field.control)}
      <FieldError id={field.errorId} error={error} />
    </div>
  );
}

/** Ids and attributes of a field, for those that lay out the parts in another way. */
export function useField({ id, hint, error, required }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : null, error ? errorId : null]
    .filter((part) => part !== null)
    .join(' ');
  const control: FieldControl = {
    id: controlId,
    className: styles.control ?? '',
    required: required ?? false,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { control, hintId, errorId };
}

/** The star after the label of a required field; screen readers hear it from the control itself. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <div id={id} className={styles.error}>
      <Icon name="error" />
      <span>{error}</span>
    </div>
  );
}
