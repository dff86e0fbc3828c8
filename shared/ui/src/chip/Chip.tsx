import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Chip.module.css';

export type ChipTone = 'neutral' | 'danger' | 'warning' | 'success';

export interface ChipProps {
  /** Danger is late, warning is due today, success is new; neutral means nothing but the words. */
  readonly tone?: ChipTone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A few words that stand out. The words say it all: colour alone never does. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
