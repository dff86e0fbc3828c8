import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { CopyDetails } from '../problem/CopyDetails';
import { ProblemFacts } from '../problem/ProblemFacts';
import styles from './Note.module.css';

export interface NoteProps {
  readonly tone?: 'neutral' | 'danger' | 'warning' | 'success' | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  /** One or two buttons; size `sm` fits. */
  readonly action?: ReactNode;
  /** The thrown error: shows the engine's message for administrators, with a button that copies its details. */
  readonly error?: unknown;
  /** `status` announces it politely, `alert` at once; without a role it is read in document order. */
  readonly role?: 'status' | 'alert' | undefined;
}

/** A strip of information next to what it is about. */
export function Note({ tone = 'neutral', icon, children, action, error, role }: NoteProps) {
  const hasError = error !== undefined && error !== null;
  return (
    <div className={styles.note} data-tone={tone} role={role}>
      {icon && <Icon name={icon} />}
      <div className={styles.text}>
        {children}
        {hasError && <ProblemFacts error={error} />}
      </div>
      {(action || hasError) && (
        <div className={styles.action}>
          {action}
          {hasError && <CopyDetails error={error} />}
        </div>
      )}
    </div>
  );
}
