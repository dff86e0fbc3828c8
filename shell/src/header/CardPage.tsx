import type { ReactNode } from 'react';
import type { Services } from '../boot/Services';
import { useEngineNames } from '../engines/useEngineNames';
import { AppSwitch } from './AppSwitch';
import { Brand } from './Brand';
import styles from './CardPage.module.css';
import { EngineSelector } from './EngineSelector';
import { suiteApps } from './suiteApps';

export interface CardPageProps {
  readonly services: Pick<Services, 'engine' | 'engines' | 'connection' | 'app'>;
  readonly authorized: readonly string[] | null;
  readonly children: ReactNode;
}

export function CardPage({ services, authorized, children }: CardPageProps) {
  const { engine, connection, app } = services;
  const engines = useEngineNames(services.engines);
  const apps = suiteApps({ appRoot: connection.appRoot, engine, authorized, path: location.pathname });
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Brand app={app} appRoot={connection.appRoot} />
          <EngineSelector engine={engine} engines={engines} />
          <span className={styles.space} />
          <AppSwitch apps={apps} />
        </div>
        {children}
      </div>
    </main>
  );
}
