import { Field, type FieldProps } from '../field/Field';
import { type NativeProps, splitField } from '../field/splitField';

export interface TextFieldProps extends FieldProps, NativeProps<'input', 'type'> {
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'tel' | 'search' | undefined;
  /** Controlled with a value; without one uncontrolled, for use with FormData. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** One line of text. Read-only text can be read, focused and copied; `disabled` is for what does not apply. */
export function TextField({ type = 'text', onChange, ...props }: TextFieldProps) {
  const [frame, native] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...native}
          {...control}
          type={type}
          data-read-only={props.readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
