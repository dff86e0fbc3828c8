import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { ReactNode } from 'react';
import { KIT_TEXTS } from '../kit-text/kitTexts';
import styles from './PageFooter.module.css';

export interface PageFooterProps {
  /** More facts: a version, a link. */
  readonly children?: ReactNode;
}

/** The end of a page: the time zone of its times, and further facts. */
export function PageFooter({ children }: PageFooterProps) {
  const { t } = useTexts(KIT_TEXTS);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <footer className={styles.footer}>
      <span>{t('common.timeZone', { zone: timeZone })}</span>
      {children}
    </footer>
  );
}
