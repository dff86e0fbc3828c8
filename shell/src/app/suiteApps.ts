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
  /** What the engine lets the person open; its order says nothing. Null where nobody is signed in: then all of them. */
  readonly authorized: readonly string[] | null;
  /** Path of this page. */
  readonly path: string;
}

/** The other web applications of the engine that the person may open or sign in to, in the suite's order, Welcome last. */
export function suiteApps({ appRoot, engine, authorized, path }: SuiteAppsOptions): readonly SuiteApp[] {
  const { monitoringApp } = engineProfile(appRoot);
  const namesOf = (id: string) => (id === monitoringApp ? [id, 'cockpit'] : [id]);
  return [monitoringApp, 'tasklist', 'admin', 'welcome']
    .filter((id) => authorized === null || namesOf(id).some((name) => authorized.includes(name)))
    .map((id) => ({ id, name: NAMES[id] ?? id, href: `${appRoot}/app/${id}/${engine}/` }))
    .filter(({ href }) => !path.startsWith(href));
}
