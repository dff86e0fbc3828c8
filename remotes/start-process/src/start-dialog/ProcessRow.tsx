import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { useId } from 'react';
import { ProcessButton } from './ProcessButton';
import styles from './ProcessList.module.css';

export interface ProcessRowProps {
  readonly process: StartableProcess;
  readonly isNameShared: boolean;
  readonly isFavourite: boolean;
  readonly onChoose: () => void;
  readonly onToggleFavourite: () => void;
}

export function ProcessRow(props: ProcessRowProps) {
  const { process, isNameShared, isFavourite, onChoose, onToggleFavourite } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <li className={styles.row}>
      <ProcessButton id={id} process={process} isNameShared={isNameShared} onChoose={onChoose} />
      <IconButton
        className={styles.star}
        icon="star"
        label={t('favourite')}
        aria-describedby={id}
        aria-pressed={isFavourite}
        onClick={onToggleFavourite}
      />
    </li>
  );
}
