import { useEffect } from 'react';
import type { Services } from '../boot/Services';
import { CardPage } from '../header/CardPage';
import styles from '../header/CardPage.module.css';
import { BelowSignIn } from '../welcome/BelowSignIn';
import { Goodbye } from '../welcome/Goodbye';
import { useSignInText } from '../welcome/useSignInText';
import LoginPoint from './LoginPoint';

export interface SignInPageProps {
  readonly services: Services;
  readonly hasJustLeft: boolean;
}

export function SignInPage({ services, hasJustLeft }: SignInPageProps) {
  const { t } = useSignInText();

  useEffect(() => {
    document.title = `${t('signIn.title')} – ${services.app.vendor}`;
  }, [t, services.app]);

  return (
    <CardPage services={services} authorized={null}>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      {hasJustLeft && <Goodbye />}
      <LoginPoint services={services} knownUser="" />
      <BelowSignIn services={services} />
    </CardPage>
  );
}
