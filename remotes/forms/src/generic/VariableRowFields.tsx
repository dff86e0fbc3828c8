import { segment } from '@taskweave/engine-client/segment';
import { firstText } from '@taskweave/engine-client/variables/typedText';
import { changeType } from '@taskweave/engine-client/variables/VariableDraft';
import {
  EDITABLE_TYPES,
  isFileType,
  type VariableType,
} from '@taskweave/engine-client/variables/VariableType';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { IconButton } from '@taskweave/ui/icon-button';
import { SelectField } from '@taskweave/ui/select-field';
import { TextField } from '@taskweave/ui/text-field';
import styles from './GenericForm.module.css';
import { ValueField, type VariableRowProps } from './ValueField';
import type { VariableRow } from './variableRows';

/** One variable: an added one with name and type, a loaded one by its value alone. */
export function VariableRowFields(props: VariableRowProps) {
  return props.row.loaded === null ? <AddedRow {...props} /> : <LoadedRow {...props} />;
}

function AddedRow(props: VariableRowProps) {
  const { row, readOnly, idOf, errorOf, onChange, onLeave, onRemove } = props;
  const { t } = useTranslation();
  const name = row.name.trim();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className={styles.row} role="group" aria-label={name || t('generic.newVariable')}>
      <TextField
        id={idOf('name')}
        label={t('generic.name')}
        value={row.name}
        error={errorOf('name')}
        readOnly={readOnly}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(text) => onChange({ name: text })}
        onBlur={() => onLeave('name')}
      />
      <SelectField
        label={t('generic.type')}
        value={row.type}
        readOnly={readOnly}
        options={EDITABLE_TYPES.map((type) => ({ value: type, label: type }))}
        onChange={(type) => onChange(typeChange(row, type as VariableType))}
      />
      <div className={styles.value}>
        {row.type === 'Object' && <ObjectInfo {...props} />}
        <NullableValue {...props} label={t('generic.value')} />
      </div>
      <span className={styles.remove}>
        <IconButton
          icon="trash"
          label={t('generic.remove', { name: name || t('generic.newVariable') })}
          disabled={readOnly}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}

/** By the rules of the editor: what was typed stays where the new type may take it, and comes back after Boolean. */
function typeChange(row: VariableRow, type: VariableType): Partial<VariableRow> {
  const { text, former, file } = changeType(row, type);
  return { type, text, former, file, isNull: false };
}

function LoadedRow(props: VariableRowProps) {
  const { row } = props;
  if (isFileType(row.type)) return <LoadedFile {...props} />;
  if (row.type !== 'Object') return <NullableValue {...props} label={row.name} hint={row.type} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className={styles.object} role="group" aria-label={row.name}>
      <NullableValue {...props} label={row.name} hint={row.type} />
      <ObjectInfo {...props} />
    </div>
  );
}

/** A value with the choice to have none. */
function NullableValue(props: VariableRowProps & { readonly label: string; readonly hint?: string }) {
  const { row, readOnly, label, onChange } = props;
  const { t } = useTranslation();
  if (row.type === 'Null') return <TextField label={label} hint={row.type} value="" readOnly />;
  if (isFileType(row.type)) return <ValueField {...props} />;
  return (
    <div className={styles.nullable}>
      {row.isNull ? (
        <TextField label={label} hint={props.hint} value={t('generic.null')} readOnly />
      ) : (
        <ValueField {...props} />
      )}
      <Button
        size="sm"
        disabled={readOnly}
        aria-pressed={row.isNull}
        aria-label={t('generic.setNull.of', { name: row.name || t('generic.newVariable') })}
        onClick={() =>
          onChange(row.isNull ? { isNull: false, text: row.text || firstText(row.type) } : { isNull: true })
        }
      >
        {t('generic.setNull')}
      </Button>
    </div>
  );
}

function ObjectInfo({ row, readOnly, idOf, errorOf, onChange, onLeave }: VariableRowProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        id={idOf('objectTypeName')}
        label={t('generic.objectTypeName')}
        value={row.objectTypeName}
        error={errorOf('objectTypeName')}
        readOnly={readOnly}
        required
        spellCheck={false}
        onChange={(text) => onChange({ objectTypeName: text })}
        onBlur={() => onLeave('objectTypeName')}
      />
      <TextField
        id={idOf('format')}
        label={t('generic.format')}
        value={row.format}
        error={errorOf('format')}
        readOnly={readOnly}
        required
        spellCheck={false}
        onChange={(text) => onChange({ format: text })}
        onBlur={() => onLeave('format')}
      />
    </>
  );
}

function LoadedFile(props: VariableRowProps) {
  const { row, subject, readOnly } = props;
  const { t } = useTranslation();
  const client = useEngineClient();
  if (subject.kind !== 'task') return null;
  const address = client.url(`task/${segment(subject.taskId)}/variables/${segment(row.name)}/data`);
  return (
    <div className={styles.file}>
      <span className={styles.fileName}>
        {row.name}
        <span className={styles.fileType}>{row.type}</span>
      </span>
      <Button
        href={address}
        download={row.filename ?? row.name}
        variant="secondary"
        size="sm"
        icon="download"
        aria-label={t('generic.download', { name: row.filename ?? row.name })}
      >
        {row.filename ?? row.name}
      </Button>
      {row.type === 'File' && !readOnly && <ValueField {...props} label={t('generic.replace')} />}
    </div>
  );
}
