import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { TextField } from '@taskweave/ui/text-field';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { MoveButtons } from '@taskweave/widgets/move-buttons';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../texts/dialogTexts';
import { useListView } from '../view-choice/useListView';
import styles from './ColumnsDialog.module.css';
import { moveColumn } from './columnChoices';
import { NAME_COLUMN, type TableColumn, variableColumnId } from './TableColumn';
import { useTableColumns } from './useTableColumns';

export interface ColumnsDialogProps {
  readonly filterId: string;
  readonly filter: Filter | undefined;
  readonly onClose: () => void;
}

export default function ColumnsDialog({ filterId, filter, onClose }: ColumnsDialogProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const [view, changeView] = useListView(filterId);
  const { available, shown } = useTableColumns(filter, view.columns);
  const [said, setSaid] = useState('');
  const others = available.filter(({ id }) => !shown.some((column) => column.id === id));
  const choices = shown.map(({ id, width }) => ({ id, width }));

  function move(column: TableColumn, by: number): void {
    const moved = moveColumn(choices, column.id, by);
    changeView({ columns: moved });
    const place = moved.findIndex(({ id }) => id === column.id) + 1;
    setSaid(t('table.moved', { column: column.label, place, count: moved.length }));
  }

  function toggle(id: string, isShown: boolean): void {
    changeView({ columns: isShown ? [...choices, { id }] : choices.filter((choice) => choice.id !== id) });
  }

  function addVariable(name: string): void {
    const id = variableColumnId(name);
    if (!choices.some((choice) => choice.id === id)) toggle(id, true);
    setSaid(t('table.added', { column: name }));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('table.columns')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            {t('common.done')}
          </Button>
          <Button onClick={() => changeView({ columns: null })}>{t('table.reset')}</Button>
        </>
      }
    >
      <ul role="list" className={styles.list}>
        {shown.map((column, index) => (
          <li key={column.id} className={styles.item}>
            <CheckboxField
              label={column.label}
              checked
              disabled={column.id === NAME_COLUMN}
              onChange={() => toggle(column.id, false)}
            />
            {column.id !== NAME_COLUMN && (
              <span className={styles.order}>
                <MoveButtons
                  size="sm"
                  labels={{
                    up: t('table.up', { column: column.label }),
                    down: t('table.down', { column: column.label }),
                  }}
                  isFirst={index <= 1}
                  isLast={index === shown.length - 1}
                  onMove={(by) => move(column, by)}
                />
              </span>
            )}
          </li>
        ))}
        {others.map((column) => (
          <li key={column.id} className={styles.item}>
            <CheckboxField label={column.label} checked={false} onChange={() => toggle(column.id, true)} />
          </li>
        ))}
      </ul>
      <AddVariable onAdd={addVariable} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

function AddVariable({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const { t } = useTexts(DIALOG_TEXTS);
  const [variable, setVariable] = useState('');

  function add(): void {
    if (variable.trim() === '') return;
    onAdd(variable.trim());
    setVariable('');
  }

  return (
    <div className={styles.add}>
      <TextField
        label={t('table.variable')}
        value={variable}
        onChange={setVariable}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button variant="secondary" icon="plus" onClick={add}>
        {t('common.add')}
      </Button>
    </div>
  );
}
