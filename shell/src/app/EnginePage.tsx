import { ErrorCard } from '@taskweave/ui/error-card';
import { useEffect, useSyncExternalStore } from 'react';
import type { EngineNames } from '../engines/EngineNames';
import { Brand } from '../header/Brand';
import styles from '../header/CardPage.module.css';
import { useShellText } from '../i18n/useShellText';

export interface EnginePageProps {
  readonly engine: string | null;
  readonly engines: EngineNames;
  readonly appRoot: string;
}

export default function EnginePage({ engine, engines, appRoot }: EnginePageProps) {
  const { t } = useShellText();
  const state = useSyncExternalStore(engines.subscribe, () => engines.state);
  const title = engine === null ? t('engine.none') : t('engine.unknown', { engine });

  useEffect(() => {
    document.title = `${title} – Taskweave`;
  }, [title]);

  useEffect(() => void engines.ask(), [engines]);

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Brand />
        <h1 className={styles.title}>{title}</h1>
        {state.status === 'known' && <Offers names={state.names} appRoot={appRoot} />}
        {state.status === 'failed' && (
          <ErrorCard
            title={t('engine.unreachable')}
            error={state.error}
            retry={{ label: t('common.tryAgain'), onRetry: () => void engines.ask() }}
          />
        )}
      </div>
    </main>
  );
}

function Offers({ names, appRoot }: { readonly names: readonly string[]; readonly appRoot: string }) {
  const { t } = useShellText();
  if (names.length === 0) return <p className={styles.text}>{t('engine.noneAvailable')}</p>;
  return (
    <>
      <p className={styles.text}>{t('engine.choose')}</p>
      <ul role="list" className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <a className={styles.link} href={`${appRoot}/app/taskweave/${name}/`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
