import type { ReactNode } from 'react';
import { kitText } from '../kit-text/kitText';
import { pageLocale } from '../problem/subject/problemText';
import styles from './PageFooter.module.css';

export interface PageFooterProps {
  /** What else stands there: a version, a link. */
  readonly children?: ReactNode;
}

/** The end of a page: the time zone that its times are in, and what else belongs there. */
export function PageFooter({ children }: PageFooterProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <footer className={styles.footer}>
      <span>{kitText('footer.timeZone', pageLocale(), { zone: timeZone })}</span>
      {children}
    </footer>
  );
}
