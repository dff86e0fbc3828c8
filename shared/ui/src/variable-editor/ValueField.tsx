import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useState } from 'react';
import { DateTimePickerField, type DateTimePickerFieldProps } from '../date-time-picker/DateTimePickerField';
import { FileField } from '../file-field/FileField';
import { NumberField } from '../number-field/NumberField';
import { SelectField } from '../select-field/SelectField';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import type { VariableEditorProps } from './VariableEditorProps';
import { VARIABLE_TEXTS } from './variableTexts';

const LONG_TEXT = 80;

interface ValueFieldProps extends VariableEditorProps {
  readonly valueLabel: string;
}

export function ValueField(props: ValueFieldProps) {
  const { draft, onChange, locale, readOnly, valueLabel, valueHint, errors = {}, isStored } = props;
  const { t } = useTexts(VARIABLE_TEXTS);
  const common = {
    id: props.idOf?.('text'),
    label: valueLabel,
    hint: valueHint,
    error: errors.text,
    readOnly,
    required: isStored !== true,
    onBlur: () => props.onLeave?.('text'),
  };
  const text = {
    ...common,
    value: draft.text,
    onChange: (value: string) => onChange({ ...draft, text: value }),
  };
  switch (draft.type) {
    case 'Boolean':
      return (
        <SelectField
          {...text}
          options={[
            { value: 'true', label: t('true') },
            { value: 'false', label: t('false') },
          ]}
        />
      );
    case 'Short':
    case 'Integer':
    case 'Long':
      return <NumberField {...text} isWhole />;
    case 'Double':
      return <NumberField {...text} />;
    case 'Date':
      return <DateValue {...text} locale={locale} name={draft.name} />;
    case 'File':
    case 'Bytes':
      return (
        <FileField
          {...common}
          label={isStored ? t('replace') : common.label}
          hint={t('fileLimit', { size: formatsFor(locale).bytes(FILE_LIMIT) })}
          onChange={(files) => onChange({ ...draft, file: files[0] ?? null })}
        />
      );
    case 'Json':
    case 'Xml':
    case 'Object':
      return <TextArea {...text} isCode />;
    case 'String':
      return <StringValue {...text} />;
    case 'Null':
      return null;
  }
}

/** A single line would drop line breaks. Once it is an area it stays one: the control must not change while someone types. */
function StringValue(props: Parameters<typeof TextField>[0] & Parameters<typeof TextArea>[0]) {
  const value = props.value ?? '';
  const isLong = value.includes('\n') || value.length > LONG_TEXT;
  const [wasLong, setWasLong] = useState(isLong);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (isLong && Math.abs(value.length - last.length) > 1) setWasLong(true);
  }
  return wasLong ? <TextArea {...props} /> : <TextField {...props} />;
}

type DateValueProps = Pick<ValueFieldProps, 'locale' | 'readOnly'> &
  Pick<DateTimePickerFieldProps, 'id' | 'label' | 'hint' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
    readonly name: string;
  };

function DateValue({ name, ...field }: DateValueProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const texts = useDateTexts();
  return (
    <DateTimePickerField
      {...field}
      pickerLabel={name.trim() || t('common.newVariable')}
      defaultTime="00:00"
      texts={texts}
      acceptsText={KEPT_AND_MARKED}
    />
  );
}

/** The draft holds what was typed, so that it is judged, kept and shown again like other texts. */
const KEPT_AND_MARKED = () => false;
