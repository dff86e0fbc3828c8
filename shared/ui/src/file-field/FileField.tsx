import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/Field';

type NativeInput = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'readOnly' | 'className' | 'style'
>;

export interface FileFieldProps extends FieldProps, NativeInput {
  readonly onChange?: ((files: readonly File[]) => void) | undefined;
  /** Browsers have no read-only file field, so it is disabled. */
  readonly readOnly?: boolean | undefined;
}

/** A file from this computer. The browser shows the name of the selected file in the field. */
export function FileField(props: FileFieldProps) {
  const { label, isLabelHidden, hint, error, required, id, onChange, readOnly, disabled, ...native } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <input
          {...native}
          {...control}
          type="file"
          disabled={readOnly || disabled}
          onChange={(event) => onChange?.([...(event.currentTarget.files ?? [])])}
        />
      )}
    </Field>
  );
}
