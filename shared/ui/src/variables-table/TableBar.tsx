import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { VARIABLE_TEXTS } from '../variable-editor/variableTexts';
import styles from './VariablesTable.module.css';

interface TableBarProps {
  readonly count: number;
  readonly isMany: boolean;
  readonly wanted: string;
  readonly onWanted: (text: string) => void;
  readonly onSaveAll: (() => void) | undefined;
  readonly onAdd: (() => void) | undefined;
  readonly onPaste: () => void;
  readonly children: ReactNode;
}

export function TableBar(props: TableBarProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { count, isMany, wanted, onSaveAll, onAdd } = props;
  return (
    <div className={styles.bar}>
      <span className={styles.count} role="status">
        {t('count', { count })}
      </span>
      {isMany && (
        <span className={styles.find}>
          <TextField
            label={t('common.findVariables')}
            isLabelHidden
            type="search"
            placeholder={t('common.findVariables')}
            value={wanted}
            onChange={props.onWanted}
          />
        </span>
      )}
      <span className={styles.buttons}>
        {onSaveAll && (
          <Button size="sm" variant="primary" onClick={onSaveAll}>
            {t('save.all')}
          </Button>
        )}
        {onAdd && (
          <>
            <Button size="sm" variant="secondary" icon="plus" onClick={onAdd}>
              {t('common.addVariable')}
            </Button>
            <Button size="sm" icon="table" onClick={props.onPaste}>
              {t('paste')}
            </Button>
          </>
        )}
        {props.children}
      </span>
    </div>
  );
}
