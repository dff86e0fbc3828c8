import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { TextField } from '@taskweave/ui/text-field';
import { useRef } from 'react';
import { useDialogText } from '../dialog-texts/useDialogText';
import { type Row, rowOf, type VariableDraft } from '../draft/filterDraft';
import type { SectionProps } from '../draft/SectionProps';
import styles from './FilterDialog.module.css';

const MANY = 5;

/** The variables that the list shows with each task, in their order. */
export function VariablesSection({ draft, onChange, onLeave, errorAt, isReadOnly }: SectionProps) {
  const { t } = useDialogText();
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

  function move(index: number, by: -1 | 1): void {
    const next = [...variables];
    const [row] = next.splice(index, 1);
    if (row === undefined) return;
    next.splice(index + by, 0, row);
    onChange({ variables: next });
  }

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
        <ol ref={list} className={styles.variables}>
          {variables.map((row, index) => (
            <li key={row.rowId} className={styles.variableRow}>
              {drawField(row, index, 'name')}
              {drawField(row, index, 'label')}
              {!isReadOnly && (
                <span className={styles.variableActions}>
                  <IconButton
                    icon="chevron-up"
                    label={t('variables.up', { name: row.value.name.trim() || index + 1 })}
                    aria-disabled={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t('variables.down', { name: row.value.name.trim() || index + 1 })}
                    aria-disabled={index === variables.length - 1}
                    onClick={() => move(index, 1)}
                  />
                  <IconButton
                    icon="close"
                    label={t('variables.remove', { name: row.value.name.trim() || index + 1 })}
                    onClick={() => remove(row.rowId)}
                  />
                </span>
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

  function drawField({ rowId, value }: Row<VariableDraft>, index: number, field: keyof VariableDraft) {
    const place = `variable:${rowId}:${field}`;
    return (
      <TextField
        label={index === 0 ? t(`variables.${field}`) : `${t(`variables.${field}`)} (${index + 1})`}
        // The first row names the columns; below each other on a phone the placeholder does.
        isLabelHidden={index > 0}
        placeholder={t(`variables.${field}`)}
        value={value[field]}
        onChange={(text) => change(rowId, { [field]: text })}
        onBlur={() => onLeave(place)}
        error={errorAt(place)}
        readOnly={isReadOnly}
        required
      />
    );
  }
}
