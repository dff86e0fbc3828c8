import { Field, type FieldProps } from '../field/Field';
import { type NativeProps, splitField } from '../field/splitField';

export interface FileFieldProps extends FieldProps, NativeProps<'input', 'type' | 'readOnly'> {
  readonly onChange?: ((files: readonly File[]) => void) | undefined;
  /** Browsers have no read-only file field, so it is disabled. */
  readonly readOnly?: boolean | undefined;
}

/** A file from this computer. The browser shows the name of the selected file in the field. */
export function FileField({ onChange, readOnly, ...props }: FileFieldProps) {
  const [frame, native] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...native}
          {...control}
          type="file"
          disabled={readOnly || props.disabled}
          onChange={(event) => onChange?.([...(event.currentTarget.files ?? [])])}
        />
      )}
    </Field>
  );
}
