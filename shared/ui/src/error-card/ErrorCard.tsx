import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import styles from './ErrorCard.module.css';

export interface ErrorCardProps {
  /** What happened. */
  readonly title: string;
  /** What it means and what helps. */
  readonly detail?: ReactNode;
  readonly retry?:
    | {
        readonly label: string;
        readonly onRetry: () => void;
        /** The next try is under way. */
        readonly isBusy?: boolean | undefined;
      }
    | undefined;
  /** Further buttons after the retry. */
  readonly actions?: ReactNode;
  /** Read out at once. For errors that come while someone works; not for what is there when a page opens. */
  readonly isAlert?: boolean | undefined;
}

/** Stands in the place of what could not be shown. */
export function ErrorCard({ title, detail, retry, actions, isAlert = false }: ErrorCardProps) {
  return (
    <div className={styles.card} role={isAlert ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name="error" size={20} />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {detail && <div className={styles.detail}>{detail}</div>}
        {(retry || actions) && (
          <div className={styles.actions}>
            {retry && (
              <Button
                variant="secondary"
                size="sm"
                icon="refresh"
                busy={retry.isBusy}
                onClick={retry.onRetry}
              >
                {retry.label}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
