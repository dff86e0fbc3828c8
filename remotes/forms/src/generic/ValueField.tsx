import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { formatsFor } from '@taskweave/i18n/formats';
import type { FormSubject } from '@taskweave/plugin-sdk';
import { useTranslation } from '@taskweave/plugin-sdk';
import { FileField } from '@taskweave/ui/file-field';
import { NumberField } from '@taskweave/ui/number-field';
import { SelectField } from '@taskweave/ui/select-field';
import { TextArea } from '@taskweave/ui/text-area';
import { TextField } from '@taskweave/ui/text-field';
import { DateField } from '@taskweave/widgets/date-field';
import type { RowField, VariableRow } from './variableRows';

export interface VariableRowProps {
  readonly row: VariableRow;
  readonly subject: FormSubject;
  readonly readOnly: boolean;
  readonly idOf: (field: RowField) => string;
  readonly errorOf: (field: RowField) => string | undefined;
  readonly onChange: (part: Partial<VariableRow>) => void;
  readonly onLeave: (field: RowField) => void;
  /** Of a date: whether what was typed can be read. */
  readonly onValidity: (isValid: boolean) => void;
  readonly onRemove: () => void;
}

interface ValueFieldProps extends VariableRowProps {
  readonly label: string;
  readonly hint?: string;
}

/** From this length on, one line shows too little of a text. */
const LONG_TEXT = 80;

/** The value of a variable, in the control that fits its type. */
export function ValueField({
  row,
  readOnly,
  idOf,
  errorOf,
  onChange,
  onLeave,
  onValidity,
  label,
  hint,
}: ValueFieldProps) {
  const { t, locale } = useTranslation();
  const common = {
    id: idOf('text'),
    label,
    hint,
    error: errorOf('text'),
    readOnly,
    required: row.loaded === null,
    onBlur: () => onLeave('text'),
  };
  const text = { ...common, value: row.text, onChange: (value: string) => onChange({ text: value }) };
  switch (row.type) {
    case 'Boolean':
      return (
        <SelectField
          {...text}
          emptyLabel={row.text === '' ? t('generated.choose') : undefined}
          options={[
            { value: 'true', label: t('generic.true') },
            { value: 'false', label: t('generic.false') },
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
      return (
        <DateField
          {...text}
          locale={locale}
          pickerLabel={row.name.trim() || t('generic.newVariable')}
          defaultTime="00:00"
          onValidity={onValidity}
        />
      );
    case 'File':
      return (
        <FileField
          {...common}
          hint={t('generic.fileLimit', { size: formatsFor(locale).bytes(FILE_LIMIT) })}
          onChange={(files) => onChange({ file: files[0] ?? null })}
        />
      );
    case 'Json':
    case 'Xml':
    case 'Object':
      return <TextArea {...text} spellCheck={false} />;
    case 'String': {
      // One line would drop the line breaks. Decided by what was loaded: the control must not change while someone types.
      const before = row.loaded?.text ?? '';
      const isLong = before.includes('\n') || before.length > LONG_TEXT;
      return isLong ? <TextArea {...text} /> : <TextField {...text} />;
    }
    case 'Bytes':
    case 'Null':
      return null;
  }
}
