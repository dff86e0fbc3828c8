import {
  changeType,
  draftFaults,
  draftOf,
  draftValue,
  emptyDraft,
  toggleNull,
} from '@taskweave/engine-client/variables/VariableDraft';
import {
  isFileType,
  isVariableType,
  VARIABLE_TYPES,
  type VariableType,
} from '@taskweave/engine-client/variables/VariableType';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '../button/Button';
import { SelectField } from '../select-field/SelectField';
import { Row } from '../stack/Stack';
import { TextField } from '../text-field/TextField';
import { InsertFile } from './InsertFile';
import { type DraftErrors, useFaultTexts } from './useFaultTexts';
import { ValueField } from './ValueField';
import styles from './VariableEditor.module.css';
import type { VariableEditorProps } from './VariableEditorProps';
import { VARIABLE_TEXTS } from './variableTexts';

export type { DraftErrors, VariableEditorProps };
export { changeType, draftFaults, draftOf, draftValue, emptyDraft, toggleNull, useFaultTexts };

const CODE: readonly VariableType[] = ['Json', 'Xml', 'Object'];

/**
 * The fields of one variable: name, type, and a value control that fits the type. The value can be null and restored; text can be
 * inserted from a file. Save `draftValue(draft)`; `draftFaults(draft)` says what prevents it, and `useFaultTexts` says so in words.
 * @example
 * const [draft, setDraft] = useState(() => emptyDraft('Json'));
 * <VariableEditor draft={draft} onChange={setDraft} locale={locale} />
 */
export function VariableEditor(props: VariableEditorProps) {
  const { draft, onChange, errors = {}, isStored = false, types = VARIABLE_TYPES, readOnly } = props;
  const { t } = useTexts(VARIABLE_TEXTS);
  const isNamedByValue = props.valueLabel !== undefined;
  return (
    <Row gap={3}>
      {!isStored && (
        <div className={styles.name}>
          <TextField
            id={props.idOf?.('name')}
            label={t('name')}
            value={draft.name}
            error={errors.name}
            readOnly={readOnly}
            required
            autoComplete="off"
            spellCheck={false}
            onChange={(name) => onChange({ ...draft, name })}
            onBlur={() => props.onLeave?.('name')}
          />
        </div>
      )}
      {types.length > 1 && (
        <div className={styles.type}>
          <SelectField
            label={t('common.type')}
            value={draft.type}
            readOnly={readOnly}
            options={types.map((type) => ({ value: type, label: type }))}
            onChange={(type) => isVariableType(type) && onChange(changeType(draft, type))}
          />
        </div>
      )}
      <div className={styles.value} data-wide={CODE.includes(draft.type) || undefined}>
        {draft.type === 'Object' && !isNamedByValue && <ObjectInfo {...props} />}
        <NullableValue {...props} />
        {draft.type === 'Object' && isNamedByValue && <ObjectInfo {...props} />}
      </div>
    </Row>
  );
}

function NullableValue(props: VariableEditorProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { draft, onChange, valueLabel, valueHint, readOnly = false } = props;
  const name = draft.name.trim() || t('common.newVariable');
  const label = valueLabel ?? t('value');
  if (draft.type === 'Null') return <TextField label={label} hint={valueHint} value="" readOnly />;
  if (isFileType(draft.type)) return <ValueField {...props} valueLabel={label} />;
  return (
    <div className={styles.nullable}>
      {draft.isNull ? (
        <TextField label={label} hint={valueHint} value={t('null')} readOnly />
      ) : (
        <ValueField {...props} valueLabel={label} />
      )}
      <span className={styles.beside}>
        {!draft.isNull && !readOnly && <InsertFile draft={draft} name={name} onChange={onChange} />}
        <Button
          size="sm"
          disabled={readOnly}
          aria-pressed={draft.isNull}
          aria-label={t('null.of', { name })}
          onClick={() => onChange(toggleNull(draft))}
        >
          {t('null')}
        </Button>
      </span>
    </div>
  );
}

function ObjectInfo({ draft, onChange, errors = {}, readOnly, idOf, onLeave }: VariableEditorProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  return (['objectTypeName', 'format'] as const).map((field) => (
    <TextField
      key={field}
      id={idOf?.(field)}
      label={t(field)}
      value={draft[field]}
      error={errors[field]}
      readOnly={readOnly}
      required
      spellCheck={false}
      onChange={(text) => onChange({ ...draft, [field]: text })}
      onBlur={() => onLeave?.(field)}
    />
  ));
}
