import { useCommandHint } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import type { Ref } from 'react';
import { useShellText } from '../i18n/useShellText';
import styles from './Columns.module.css';
import { type SizedColumn, setFolded } from './LayoutStore';
import { FOLD_COMMANDS } from './layoutCommands';

export interface FoldButtonProps {
  readonly column: SizedColumn;
  readonly isFolded: boolean;
  readonly name: string;
  readonly controls: string;
  readonly ref: Ref<HTMLButtonElement>;
}

export function FoldButton({ column, isFolded, name, controls, ref }: FoldButtonProps) {
  const { t } = useShellText();
  const hint = useCommandHint(FOLD_COMMANDS[column]);
  const label = t(`layout.${isFolded ? 'show' : 'hide'}.${column}`);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.fold}
      aria-label={label}
      aria-expanded={!isFolded}
      aria-controls={controls}
      title={hint === '' ? label : `${label} (${hint})`}
      onClick={() => setFolded(column, !isFolded)}
    >
      <Icon name={isFolded ? 'chevron-right' : 'chevron-left'} />
      {isFolded && <span className={styles.foldName}>{name}</span>}
    </button>
  );
}
