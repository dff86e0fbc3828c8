import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEffect } from 'react';
import { CardPage, type CardPageProps } from '../header/CardPage';
import styles from '../header/CardPage.module.css';
import { BelowSignIn, type BelowSignInProps } from '../welcome/BelowSignIn';
import { Goodbye } from '../welcome/Goodbye';
import { SIGN_IN_TEXTS } from '../welcome/signInTexts';
import LoginPoint, { type LoginPointProps } from './LoginPoint';

export interface SignInPageProps {
  readonly services: CardPageProps['services'] & LoginPointProps['services'] & BelowSignInProps['services'];
  readonly hasJustLeft: boolean;
}

export function SignInPage({ services, hasJustLeft }: SignInPageProps) {
  const { t } = useTexts(SIGN_IN_TEXTS);

  useEffect(() => {
    document.title = `${t('common.signIn')} – ${services.app.vendor}`;
  }, [t, services.app]);

  return (
    <CardPage services={services} authorized={null}>
      <h1 className={styles.title}>{t('common.signIn')}</h1>
      {hasJustLeft && <Goodbye />}
      <LoginPoint services={services} knownUser="" />
      <BelowSignIn services={services} />
    </CardPage>
  );
}
