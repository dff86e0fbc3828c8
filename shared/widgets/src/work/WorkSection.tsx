import { Stack } from '@taskweave/ui/stack';
import { type ReactNode, useId } from 'react';
import styles from './Work.module.css';
import { WorkRows } from './WorkRow';

export interface WorkSectionProps {
  readonly heading: ReactNode;
  readonly urgency?: 'danger' | 'warning' | undefined;
  readonly children: ReactNode;
}

export function WorkSection({ heading, urgency, children }: WorkSectionProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap={1} className={styles.section} data-urgency={urgency} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <WorkRows>{children}</WorkRows>
    </Stack>
  );
}

export function WorkCount({ children }: { readonly children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}
