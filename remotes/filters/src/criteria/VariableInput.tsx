import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Combobox } from '@taskweave/ui/combobox';
import { NumberField } from '@taskweave/ui/number-field';
import { SelectField } from '@taskweave/ui/select-field';
import { TextField } from '@taskweave/ui/text-field';
import { DIALOG_TEXTS, type DialogTextKey } from '../dialog-texts/dialogTexts';
import {
  VARIABLE_VALUE_TYPES,
  type VariableConditionDraft,
  type VariableOperator,
  type VariableValueType,
  variableOperators,
} from '../query/variableCondition';
import styles from './Criteria.module.css';
import { DateInput } from './DateInput';

export interface VariableInputProps {
  readonly subject: string;
  readonly value: VariableConditionDraft;
  readonly onChange: (value: VariableConditionDraft) => void;
  readonly onLeave: () => void;
  readonly isReadOnly: boolean;
  readonly nameError: string | undefined;
  readonly valueError: string | undefined;
  readonly knownNames: readonly string[];
}

export function VariableInput(props: VariableInputProps) {
  const { subject, value, onChange, onLeave, isReadOnly, nameError, knownNames } = props;
  const { t } = useTexts(DIALOG_TEXTS);

  function handleType(type: string): void {
    const next = VARIABLE_VALUE_TYPES.find((one) => one === type) ?? 'string';
    const operators = variableOperators(next);
    const operator = operators.includes(value.operator) ? value.operator : 'eq';
    onChange({ ...value, type: next, operator, text: textFor(next, value.text) });
  }

  return (
    <div className={styles.variable}>
      <Combobox
        label={t('variable.name')}
        aria-label={`${t('variable.name')}: ${subject}`}
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        onBlur={onLeave}
        options={knownNames.map((name) => ({ value: name }))}
        error={nameError}
        readOnly={isReadOnly}
        required
      />
      <SelectField
        label={t('common.type')}
        aria-label={`${t('common.type')}: ${subject}`}
        options={VARIABLE_VALUE_TYPES.map((type) => ({ value: type, label: t(`variable.type.${type}`) }))}
        value={value.type}
        onChange={handleType}
        readOnly={isReadOnly}
      />
      <SelectField
        label={t('variable.operator')}
        aria-label={`${t('variable.operator')}: ${subject}`}
        options={variableOperators(value.type).map((operator) => ({
          value: operator,
          label: t(operatorKey(operator, value.type)),
        }))}
        value={value.operator}
        onChange={(operator) => onChange({ ...value, operator: operator as VariableOperator })}
        readOnly={isReadOnly}
      />
      <ValueInput {...props} />
    </div>
  );
}

function ValueInput(props: VariableInputProps) {
  const { subject, value, onChange, onLeave, isReadOnly, valueError } = props;
  const { t } = useTexts(DIALOG_TEXTS);
  const field = {
    label: t('variable.value'),
    'aria-label': `${t('variable.value')}: ${subject}`,
    error: valueError,
    onBlur: onLeave,
    readOnly: isReadOnly,
    value: value.text,
    onChange: (text: string) => onChange({ ...value, text }),
  };
  switch (value.type) {
    case 'null':
      return null;
    case 'number':
      return <NumberField {...field} required />;
    case 'boolean':
      return (
        <SelectField
          {...field}
          options={(['true', 'false'] as const).map((option) => ({
            value: option,
            label: t(`variable.${option}`),
          }))}
        />
      );
    case 'date':
      return (
        <DateInput
          label={field.label}
          subject={subject}
          isLabelShown
          error={valueError}
          value={value.text}
          onChange={field.onChange}
          onLeave={onLeave}
          isReadOnly={isReadOnly}
          allowsExpression={false}
        />
      );
    case 'string':
      return <TextField {...field} required />;
  }
}

function textFor(type: VariableValueType, text: string): string {
  if (type === 'boolean') return text === 'false' ? 'false' : 'true';
  return type === 'date' || text === 'true' || text === 'false' ? '' : text;
}

function operatorKey(operator: VariableOperator, type: VariableValueType): DialogTextKey {
  const isTime = type === 'date' && operator !== 'like' && operator !== 'notLike';
  return isTime ? `operator.date.${operator}` : `operator.${operator}`;
}
