import { engineProfile, mayMonitor } from '@taskweave/engine-client/EngineProfile';

export interface SuiteApp {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

const NAMES: Readonly<Record<string, string>> = {
  tasklist: 'Tasklist',
  admin: 'Admin',
  welcome: 'Welcome',
};

export interface SuiteAppsOptions {
  readonly appRoot: string;
  readonly engine: string;
  readonly authorized: readonly string[] | null;
  readonly path: string;
}

export function suiteApps({ appRoot, engine, authorized, path }: SuiteAppsOptions): readonly SuiteApp[] {
  const profile = engineProfile(appRoot);
  const { app: monitoringApp, title } = profile.monitoring;
  const mayOpen = (id: string, apps: readonly string[]) =>
    id === monitoringApp ? mayMonitor(profile, apps) : apps.includes(id);
  return [monitoringApp, 'tasklist', 'admin', 'welcome']
    .filter((id) => authorized === null || (id !== 'welcome' && mayOpen(id, authorized)))
    .map((id) => ({
      id,
      name: id === monitoringApp ? title : (NAMES[id] ?? id),
      href: appHref({ appRoot, engine }, id),
    }))
    .filter(({ href }) => !path.startsWith(href));
}

type Place = Pick<SuiteAppsOptions, 'appRoot' | 'engine'>;

export function welcomeHref(place: Place): string {
  return appHref(place, 'welcome');
}

function appHref({ appRoot, engine }: Place, id: string): string {
  return `${appRoot}/app/${id}/${encodeURIComponent(engine)}/`;
}
