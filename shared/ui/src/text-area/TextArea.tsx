import { Field, type FieldProps } from '../field/Field';
import { type NativeProps, splitField } from '../field/splitField';

export interface TextAreaProps extends FieldProps, NativeProps<'textarea'> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** Several lines of text; the field grows with them where the browser can. */
export function TextArea({ onChange, rows = 3, ...props }: TextAreaProps) {
  const [frame, native] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          data-read-only={props.readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
