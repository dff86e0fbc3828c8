import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { TextField } from '@taskweave/ui/text-field';
import { MoveButtons } from '@taskweave/widgets/move-buttons';
import { useRef } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { type Row, rowOf, type VariableDraft } from '../draft/filterDraft';
import type { SectionProps } from '../draft/SectionProps';
import styles from './FilterDialog.module.css';

const MANY = 5;
const FIELDS = ['name', 'label'] as const;

export function VariablesSection({ draft, onChange, onLeave, errorAt, isReadOnly }: SectionProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { variables } = draft;

  function change(rowId: number, value: Partial<VariableDraft>): void {
    onChange({
      variables: variables.map((row) =>
        row.rowId === rowId ? { ...row, value: { ...row.value, ...value } } : row,
      ),
    });
  }

  const move = (index: number, by: -1 | 1) => onChange({ variables: moved(variables, index, by) });

  function add(): void {
    onChange({ variables: [...variables, rowOf({ name: '', label: '' })] });
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  }

  function remove(rowId: number): void {
    onChange({ variables: variables.filter((row) => row.rowId !== rowId) });
    setTimeout(() => addButton.current?.focus());
  }

  return (
    <>
      {variables.length === 0 && <p>{t('variables.none')}</p>}
      {variables.length > MANY && (
        <Note tone="warning" icon="warning" role="status">
          {t('variables.many')}
        </Note>
      )}
      {variables.length > 0 && (
        <ol role="list" ref={list} className={styles.variables}>
          {variables.map((row, index) => (
            <li key={row.rowId} className={styles.variableRow}>
              {FIELDS.map((field) => (
                <VariableField
                  key={field}
                  row={row}
                  index={index}
                  field={field}
                  onChange={(text) => change(row.rowId, { [field]: text })}
                  onLeave={onLeave}
                  errorAt={errorAt}
                  isReadOnly={isReadOnly}
                />
              ))}
              {!isReadOnly && (
                <RowActions
                  name={row.value.name.trim() || index + 1}
                  isFirst={index === 0}
                  isLast={index === variables.length - 1}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(row.rowId)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <div>
          <Button ref={addButton} variant="secondary" size="sm" icon="plus" onClick={add}>
            {t('variables.add')}
          </Button>
        </div>
      )}
      <CheckboxField
        label={t('variables.showUndefined')}
        checked={draft.showUndefinedVariable}
        onChange={(showUndefinedVariable) => onChange({ showUndefinedVariable })}
        readOnly={isReadOnly}
      />
    </>
  );
}

interface VariableFieldProps extends Pick<SectionProps, 'onLeave' | 'errorAt' | 'isReadOnly'> {
  readonly row: Row<VariableDraft>;
  readonly index: number;
  readonly field: keyof VariableDraft;
  readonly onChange: (text: string) => void;
}

function VariableField({ row, index, field, onChange, onLeave, errorAt, isReadOnly }: VariableFieldProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const place = `variable:${row.rowId}:${field}`;
  const column = t(`variables.${field}`);
  return (
    <TextField
      label={index === 0 ? column : `${column} (${index + 1})`}
      isLabelHidden={index > 0}
      placeholder={column}
      value={row.value[field]}
      onChange={onChange}
      onBlur={() => onLeave(place)}
      error={errorAt(place)}
      readOnly={isReadOnly}
      required
    />
  );
}

function moved<T>(rows: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const others = rows.filter((_, place) => place !== index);
  return [...others.slice(0, index + by), ...rows.slice(index, index + 1), ...others.slice(index + by)];
}

interface RowActionsProps {
  readonly name: string | number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function RowActions({ name, isFirst, isLast, onMove, onRemove }: RowActionsProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const labels = { up: t('variables.up', { name }), down: t('variables.down', { name }) };
  return (
    <span className={styles.variableActions}>
      <MoveButtons {...{ labels, isFirst, isLast, onMove }} />
      <IconButton icon="close" label={t('variables.remove', { name })} onClick={onRemove} />
    </span>
  );
}
