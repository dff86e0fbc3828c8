import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Chip.module.css';

export type ChipTone = 'neutral' | 'danger' | 'warning' | 'success';

export interface ChipProps {
  /** Danger is overdue, warning is due today, success is new; neutral adds no meaning. */
  readonly tone?: ChipTone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A few highlighted words. They must be clear without the colour. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
