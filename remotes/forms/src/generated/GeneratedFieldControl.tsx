import { useTranslation } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { NumberField } from '@taskweave/ui/number-field';
import { SelectField } from '@taskweave/ui/select-field';
import { TextArea } from '@taskweave/ui/text-area';
import { TextField } from '@taskweave/ui/text-field';
import { DateField } from '@taskweave/widgets/date-field';
import { useState } from 'react';
import type { FieldOption, GeneratedField } from './parseRenderedForm';

interface GeneratedFieldControlProps {
  readonly field: GeneratedField;
  readonly id: string;
  readonly value: string | boolean;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string | boolean) => void;
  readonly onBlur: () => void;
  readonly onValidity: (isValid: boolean) => void;
}

const LONG_TEXT = 200;

export function GeneratedFieldControl(props: GeneratedFieldControlProps) {
  const { field, id, value, error, readOnly, onChange, onBlur } = props;
  const { t, locale } = useTranslation();
  const { label, control } = field;
  const text = String(value);
  const required = field.isRequired && !readOnly;
  // A switch of control would take the focus while the user types.
  const [hadLines] = useState(text.includes('\n'));
  const common = { id, label, error, readOnly, onChange, onBlur };
  switch (control.kind) {
    case 'checkbox':
      return <CheckboxField {...common} checked={value === true} />;
    case 'select': {
      const isOffered = control.options.some((option) => option.value === text);
      const emptyLabel = required ? t('generated.choose') : t('generated.none');
      return (
        <SelectField
          {...common}
          value={text}
          required={required}
          options={isOffered || text === '' ? control.options : [...control.options, foreignOption(text)]}
          emptyLabel={required && text !== '' ? undefined : emptyLabel}
        />
      );
    }
    case 'date':
      return (
        <DateField
          {...common}
          locale={locale}
          value={text}
          kind={control.pattern.kind}
          defaultTime="00:00"
          required={required}
          onValidity={props.onValidity}
        />
      );
    case 'number':
      return (
        <NumberField
          {...common}
          value={text}
          isWhole={control.isWhole}
          required={required}
          hint={readOnly ? undefined : rangeHint(field, t)}
        />
      );
    case 'text':
      // A single-line input drops line breaks.
      return (field.maxLength !== null && field.maxLength >= LONG_TEXT) || hadLines ? (
        <TextArea {...common} value={text} required={required} />
      ) : (
        <TextField {...common} value={text} required={required} />
      );
  }
}

function foreignOption(value: string): FieldOption & { readonly disabled: true } {
  return { value, label: value, disabled: true };
}

function rangeHint(
  { min, max }: GeneratedField,
  t: ReturnType<typeof useTranslation>['t'],
): string | undefined {
  if (min !== null && max !== null) return t('generated.range', { min, max });
  if (min !== null) return t('generated.min', { min });
  return max === null ? undefined : t('generated.max', { max });
}
