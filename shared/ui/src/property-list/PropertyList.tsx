import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './PropertyList.module.css';

export interface PropertyListProps {
  /** `Property` elements. */
  readonly children: ReactNode;
}

/** Facts side by side: each with a small label above it, or with a sign before it. */
export function PropertyList({ children }: PropertyListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface PropertyProps {
  readonly label: string;
  /** A sign that stands for the label, which then is read out and shown under the mouse. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** One fact of a `PropertyList`, under its label or behind its sign. */
export function Property({ label, icon, children }: PropertyProps) {
  const isChip = icon !== undefined;
  return (
    <div className={styles.property} data-chip={isChip || undefined} title={isChip ? label : undefined}>
      <dt className={isChip ? styles.sign : styles.label}>
        {icon}
        {isChip ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
