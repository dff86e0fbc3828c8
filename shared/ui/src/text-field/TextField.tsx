import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/Field';

type NativeInput = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'className' | 'style'
>;

export interface TextFieldProps extends FieldProps, NativeInput {
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'tel' | 'search' | undefined;
  /** With a value the field is controlled; without one it keeps its own, for use with FormData. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    required,
    id,
    type = 'text',
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
          type={type}
          readOnly={readOnly}
          data-read-only={readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
