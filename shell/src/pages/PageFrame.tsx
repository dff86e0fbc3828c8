import type { Navigation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShellText } from '../i18n/useShellText';
import styles from './PageFrame.module.css';

export interface PageFrameProps {
  readonly navigation: Navigation;
  readonly app: { readonly vendor: string; readonly name: string };
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function PageFrame({ navigation, app, title, isWide = false, children }: PageFrameProps) {
  const { t } = useShellText();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    const before = `${app.vendor} ${app.name}`;
    document.title = `${title} – ${before}`;
    return () => {
      document.title = before;
    };
  }, [app, title]);

  return (
    <main className={styles.page}>
      <div className={styles.content} data-wide={isWide || undefined}>
        <div className={styles.head}>
          <Button icon="back" size="sm" href={navigation.inboxHref({})}>
            {t('task.back')}
          </Button>
          <h2 ref={heading} id="page-title" className={styles.title} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {children}
      </div>
    </main>
  );
}
