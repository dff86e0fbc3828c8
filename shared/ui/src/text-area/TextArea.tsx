import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/Field';

type NativeTextArea = Omit<
  ComponentProps<'textarea'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style'
>;

export interface TextAreaProps extends FieldProps, NativeTextArea {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** Several lines of text; the field grows with them where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, required, id, onChange, readOnly, rows = 3, ...native } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          readOnly={readOnly}
          data-read-only={readOnly || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
