import { useEffect } from 'react';
import { useShellText } from '../i18n/useShellText';
import { Brand } from './Brand';

export interface EnginePageProps {
  /** The engine that the address names; null where it names none. */
  readonly engine: string | null;
  readonly engines: readonly string[];
  readonly appRoot: string;
}

/** Shown where the address names no engine, or one that is not there: offers those that are. */
export function EnginePage({ engine, engines, appRoot }: EnginePageProps) {
  const { t } = useShellText();
  const title = engine === null ? t('engine.none') : t('engine.unknown', { engine });

  useEffect(() => {
    document.title = t('title.page', { page: title });
  }, [t, title]);

  return (
    <main className="page">
      <div className="page-card">
        <Brand engine={null} />
        <h1 className="page-title">{title}</h1>
        {engines.length === 0 ? (
          <p className="page-text">{t('engine.noneAvailable')}</p>
        ) : (
          <>
            <p className="page-text">{t('engine.choose')}</p>
            <ul className="page-list">
              {engines.map((name) => (
                <li key={name}>
                  <a className="page-link" href={`${appRoot}/app/taskweave/${name}/`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}
