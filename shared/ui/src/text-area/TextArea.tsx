import { Field, type FieldProps } from '../field/Field';
import { type NativeProps, splitField } from '../field/splitField';

export interface TextAreaProps extends FieldProps, NativeProps<'textarea'> {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** Code such as JSON: in a fixed-width font, from left to right, not spell-checked. */
  readonly isCode?: boolean | undefined;
}

/** Several lines of text; the field grows with them where the browser can. */
export function TextArea({ onChange, isCode = false, rows = 3, ...props }: TextAreaProps) {
  const [frame, native] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          {...(isCode && { dir: 'ltr', spellCheck: false, 'data-code': true })}
          data-read-only={props.readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
