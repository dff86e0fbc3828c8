import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One line that says why there is nothing. */
  readonly text: string;
  /** One button or link. */
  readonly action?: ReactNode;
}

/** Says why there is nothing, and offers the next action. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
