import type { ReactNode } from 'react';
import styles from './ColumnHeader.module.css';

export interface ColumnHeaderProps {
  readonly title: string;
  /** Chips and buttons at the end. */
  readonly actions?: ReactNode;
}

/** The header of a column; it stays in place while the column scrolls under it. */
export function ColumnHeader({ title, actions }: ColumnHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
