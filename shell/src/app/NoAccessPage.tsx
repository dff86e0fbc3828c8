import { Button } from '@taskweave/ui/button';
import { Row } from '@taskweave/ui/stack';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { CardPage, type CardPageProps } from '../header/CardPage';
import styles from '../header/CardPage.module.css';
import { welcomeHref } from '../header/suiteApps';
import { useShellText } from '../i18n/useShellText';
import { Notifications } from '../notifications/Notifications';
import { type SignOutServices, signOut } from '../session/signOut';

export interface NoAccessPageProps {
  readonly services: CardPageProps['services'] &
    SignOutServices &
    Pick<Services, 'navigation' | 'notifications' | 'session'>;
  readonly user: string;
}

export default function NoAccessPage({ services, user }: NoAccessPageProps) {
  const { session, connection, engine, notifications, navigation } = services;
  const { t } = useShellText();
  const title = useRef<HTMLHeadingElement>(null);
  const authorized = useSyncExternalStore(session.subscribe, () => session.apps);

  useEffect(() => {
    document.title = t('title.page', { page: t('noAccess.title') });
    title.current?.focus();
  }, [t]);

  return (
    <CardPage services={services} authorized={authorized}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('noAccess.title')}
      </h1>
      <p className={styles.text}>{t('noAccess.text', { user })}</p>
      <Row>
        <Button variant="primary" href={welcomeHref({ appRoot: connection.appRoot, engine })}>
          {t('noAccess.welcome')}
        </Button>
        <Button variant="secondary" onClick={() => void session.check()}>
          {t('common.tryAgain')}
        </Button>
        <Button onClick={() => void signOut(services)}>{t('action.signOut')}</Button>
      </Row>
      <Notifications store={notifications} navigation={navigation} />
    </CardPage>
  );
}
