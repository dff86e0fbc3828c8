import { type ReactNode, useId } from 'react';
import styles from './PageSection.module.css';

export interface PageSectionProps {
  readonly title: string;
  /** For tables and files, which need more room than text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of a page, with its title beside it, or above it on narrow screens. */
export function PageSection({ title, isWide = false, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} data-wide={isWide || undefined} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
