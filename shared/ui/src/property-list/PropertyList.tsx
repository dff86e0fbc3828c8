import type { ReactNode } from 'react';
import styles from './PropertyList.module.css';

export interface PropertyListProps {
  /** `Property` elements. */
  readonly children: ReactNode;
}

/** Facts side by side, each with a small label above it. */
export function PropertyList({ children }: PropertyListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface PropertyProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One fact of a `PropertyList`, under its label. */
export function Property({ label, children }: PropertyProps) {
  return (
    <div className={styles.property}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
