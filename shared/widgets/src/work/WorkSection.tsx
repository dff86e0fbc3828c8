import { type ReactNode, useId } from 'react';
import styles from './Work.module.css';
import { WorkRows } from './WorkRow';

export interface WorkSectionProps {
  readonly heading: ReactNode;
  readonly urgency?: 'danger' | 'warning' | undefined;
  /** Rows. */
  readonly children: ReactNode;
}

/** Some of what a person has to do, under its heading. */
export function WorkSection({ heading, urgency, children }: WorkSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} data-urgency={urgency} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <WorkRows>{children}</WorkRows>
    </section>
  );
}

/** How many there are, already formatted. */
export function WorkCount({ children }: { readonly children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}
