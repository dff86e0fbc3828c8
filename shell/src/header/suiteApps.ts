import { engineProfile, mayMonitor } from '@taskweave/engine-client/EngineProfile';

export interface SuiteApp {
  /** As the engine calls it: `cockpit`. */
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
  /** What the engine lets the person open; its order says nothing. Null where nobody is signed in: then all of them. */
  readonly authorized: readonly string[] | null;
  /** Path of this page. */
  readonly path: string;
}

/**
 * The other web applications of the engine that the person may open or sign in to, in the suite's order. Welcome is last, and
 * for those who have still to sign in: for the others it is their profile, to which the user menu leads.
 */
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

/** Where everybody may go, with no right at all: it offers the applications that they may open, and their profile. */
export function welcomeHref(place: Place): string {
  return appHref(place, 'welcome');
}

function appHref({ appRoot, engine }: Place, id: string): string {
  return `${appRoot}/app/${id}/${encodeURIComponent(engine)}/`;
}
