import { engineProfile } from '@taskweave/engine-client/EngineProfile';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Row } from '@taskweave/ui/stack';
import { useEffect, useState } from 'react';
import type { Services } from '../boot/Services';
import { appLinks } from '../header/appLinks';
import styles from './BelowSignIn.module.css';
import { dismissWelcome, findWelcomePage } from './FirstVisit';
import { SIGN_IN_TEXTS } from './signInTexts';

export interface BelowSignInProps {
  readonly services: Pick<Services, 'app' | 'connection' | 'settings'>;
}

export function BelowSignIn({ services }: BelowSignInProps) {
  const { t } = useTexts(SIGN_IN_TEXTS);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <footer className={styles.footer}>
        <p>{t('common.timeZone', { zone: timeZone })}</p>
        {appLinks(services.app).map(({ id, label, href }) => (
          <a key={id} href={href}>
            {t(label)}
          </a>
        ))}
      </footer>
      <WelcomeBox {...services} />
    </>
  );
}

function WelcomeBox({ connection, settings }: Omit<BelowSignInProps['services'], 'app'>) {
  const { t } = useTexts(SIGN_IN_TEXTS);
  const [page, setPage] = useState<string | null>(null);

  useEffect(() => {
    const left = new AbortController();
    const isWanted = async () => !(await settings.read()).disableWelcomeMessage;
    const { appRoot } = connection;
    const path = `${appRoot.slice(0, appRoot.lastIndexOf('/'))}/${engineProfile(appRoot).name}-welcome/index.html`;
    void findWelcomePage({ path, isWanted, signal: left.signal }).then(
      (found) => !left.signal.aborted && setPage(found),
    );
    return () => left.abort();
  }, [connection, settings]);

  function dismiss(): void {
    dismissWelcome();
    setPage(null);
    const fields = document.querySelector<HTMLElement>('main input');
    (fields ?? document.querySelector<HTMLElement>('main [data-contribution] button'))?.focus();
  }

  if (page === null) return null;
  return (
    <section className={styles.welcome} aria-labelledby="welcome-title">
      <h2 id="welcome-title">{t('welcome.title')}</h2>
      <p>{t('welcome.text')}</p>
      <Row>
        <Button variant="secondary" size="sm" href={page}>
          {t('welcome.link')}
        </Button>
        <Button size="sm" onClick={dismiss}>
          {t('welcome.dismiss')}
        </Button>
      </Row>
    </section>
  );
}
