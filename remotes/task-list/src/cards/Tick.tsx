import { memo } from 'react';
import styles from './TaskRow.module.css';

export interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
}

/** React rewrites an input's attributes on every render. */
export const Tick = memo(function Tick({ label, isTicked }: TickProps) {
  return (
    <input
      type="checkbox"
      className={styles.tick}
      checked={isTicked}
      readOnly
      tabIndex={-1}
      aria-label={label}
    />
  );
});
