import { Stack } from '@taskweave/ui/stack';
import { type ReactNode, useId } from 'react';
import styles from './PageSection.module.css';

export interface PageSectionProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function PageSection({ title, isWide = false, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} data-wide={isWide || undefined} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <Stack gap={isWide ? 4 : 3}>{children}</Stack>
    </section>
  );
}
