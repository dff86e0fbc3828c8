import { Field, type FieldProps } from '../field/Field';
import styles from '../field/Field.module.css';
import { type NativeProps, splitField } from '../field/splitField';
import { Icon } from '../icon/Icon';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldProps,
    NativeProps<'select', 'children' | 'multiple' | 'size'> {
  readonly options: readonly SelectOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** A first choice with an empty value, such as "None". */
  readonly emptyLabel?: string | undefined;
  /** Browsers have no read-only select, so the other options are disabled. */
  readonly readOnly?: boolean | undefined;
}

/** One of a few values, with the browser's native list. */
export function SelectField({ options, onChange, emptyLabel, readOnly, ...props }: SelectFieldProps) {
  const [frame, native] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...native}
            {...control}
            disabled={readOnly || props.disabled}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          >
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
