import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './PropertyList.module.css';

export interface PropertyListProps {
  readonly children: ReactNode;
}

/** Facts side by side, each with a small label above it or an icon before it. */
export function PropertyList({ children }: PropertyListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface PropertyProps {
  readonly label: string;
  /** Replaces the label, which is then announced and shown on hover. */
  readonly icon?: ReactNode;
  /**
   * Width of the chip of an icon, such as `9rem`, so that its neighbours keep their places; `rest` is at most what they leave in
   * the line. A longer value is cut.
   */
  readonly seat?: string | undefined;
  /** Draws the chip of an icon without an edge. */
  readonly isUnset?: boolean | undefined;
  readonly children: ReactNode;
}

/** One fact of a `PropertyList`, below its label or behind its icon. */
export function Property({ label, icon, seat, isUnset, children }: PropertyProps) {
  const isChip = icon !== undefined;
  return (
    <div
      className={styles.property}
      data-chip={isChip || undefined}
      data-unset={isUnset || undefined}
      data-seat={seat && (seat === 'rest' ? 'rest' : 'own')}
      title={isChip ? label : undefined}
      style={{ '--seat': seat } as CSSProperties}
    >
      <dt className={isChip ? styles.sign : styles.label}>
        {icon}
        {isChip ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
