import { memo } from 'react';
import styles from './TaskRow.module.css';

export interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
}

/**
 * The box that ticks a row. The grid hears of presses, and the keys are the row's. React writes the attributes of an input again
 * each time it is drawn, so it is drawn only when something about it has changed.
 */
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
