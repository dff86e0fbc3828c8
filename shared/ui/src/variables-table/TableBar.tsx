import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { variableText } from '../variable-editor/variableText';
import styles from './VariablesTable.module.css';

interface TableBarProps {
  readonly count: number;
  /** There are so many that some have to be looked for. */
  readonly isMany: boolean;
  readonly wanted: string;
  readonly locale: string;
  readonly onWanted: (text: string) => void;
  /** Several rows are being worked on. */
  readonly onSaveAll: (() => void) | undefined;
  /** Undefined where nothing can be added. */
  readonly onAdd: (() => void) | undefined;
  readonly onPaste: () => void;
  readonly children: ReactNode;
}

/** Above the rows: how many they are, which are wanted, and what adds to them. */
export function TableBar(props: TableBarProps) {
  const { count, isMany, wanted, locale, onSaveAll, onAdd } = props;
  return (
    <div className={styles.bar}>
      <span className={styles.count} role="status">
        {variableText('count', locale, { count })}
      </span>
      {isMany && (
        <span className={styles.find}>
          <TextField
            label={variableText('find', locale)}
            isLabelHidden
            type="search"
            placeholder={variableText('find', locale)}
            value={wanted}
            onChange={props.onWanted}
          />
        </span>
      )}
      <span className={styles.buttons}>
        {onSaveAll && (
          <Button size="sm" variant="primary" onClick={onSaveAll}>
            {variableText('save.all', locale)}
          </Button>
        )}
        {onAdd && (
          <>
            <Button size="sm" variant="secondary" icon="plus" onClick={onAdd}>
              {variableText('add', locale)}
            </Button>
            <Button size="sm" icon="table" onClick={props.onPaste}>
              {variableText('paste', locale)}
            </Button>
          </>
        )}
        {props.children}
      </span>
    </div>
  );
}
