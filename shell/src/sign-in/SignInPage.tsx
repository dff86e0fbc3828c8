import { Note } from '@taskweave/ui/note';
import { useEffect } from 'react';
import type { Services } from '../boot/Services';
import { CardPage } from '../header/CardPage';
import styles from '../header/CardPage.module.css';
import { useShellText } from '../i18n/useShellText';
import { LoginPoint } from './LoginPoint';

export interface SignInPageProps {
  readonly services: Services;
  readonly hasJustLeft: boolean;
}

export function SignInPage({ services, hasJustLeft }: SignInPageProps) {
  const { t } = useShellText();

  useEffect(() => {
    document.title = `${t('signIn.title')} – ${services.app.vendor}`;
  }, [t, services.app]);

  return (
    <CardPage services={services} authorized={null}>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      {hasJustLeft && <Note role="status">{t('signIn.left')}</Note>}
      <LoginPoint services={services} knownUser="" />
    </CardPage>
  );
}
