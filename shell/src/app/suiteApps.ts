import { engineProfile } from '@taskweave/engine-client/EngineProfile';

export interface SuiteApp {
  /** As the engine calls it: `cockpit`. */
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

const NAMES: Readonly<Record<string, string>> = {
  cockpit: 'Cockpit',
  monitoring: 'Monitoring',
  tasklist: 'Tasklist',
  admin: 'Admin',
  welcome: 'Welcome',
};

export interface SuiteAppsOptions {
  readonly appRoot: string;
  readonly engine: string;
  /** What the engine lets the person open; its order says nothing. */
  readonly authorized: readonly string[];
  /** Path of this page. */
  readonly path: string;
}

/** The other web applications of the engine that the person may open, in the suite's order, Welcome last. */
export function suiteApps({ appRoot, engine, authorized, path }: SuiteAppsOptions): readonly SuiteApp[] {
  const { monitoringApp } = engineProfile(appRoot);
  return [monitoringApp, 'tasklist', 'admin', 'welcome']
    .filter((id) => authorized.includes(id) || (id === monitoringApp && authorized.includes('cockpit')))
    .map((id) => ({ id, name: NAMES[id] ?? id, href: `${appRoot}/app/${id}/${engine}/` }))
    .filter(({ href }) => !path.startsWith(href));
}
