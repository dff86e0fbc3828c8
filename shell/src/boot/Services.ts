import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { DevTools } from '@taskweave/addon-plugin-dev/createDevTools';
import {
  createEngineClient,
  type EngineClient,
  type EngineConnection,
} from '@taskweave/engine-client/EngineClient';
import { allFiltersKey, refreshesItself } from '@taskweave/engine-client/queries/refreshesItself';
import { readCookie } from '@taskweave/engine-client/readCookie';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { createSession } from '@taskweave/engine-client/Session';
import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { usualSorting } from '@taskweave/engine-client/usualSorting';
import { createI18n, type I18n } from '@taskweave/i18n/createI18n';
import type { PageSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { HostPage, Settings } from '@taskweave/plugin-sdk';
import { createCommands, type PageCommands } from '../commands/createCommands';
import type { Connections, OpenConnections } from '../connections/openConnections';
import { createDialogStore, type DialogStore } from '../dialogs/DialogStore';
import { createEngineNames, type EngineNames } from '../engines/EngineNames';
import { nameLanguages } from '../i18n/languageName';
import { SHELL_TEXTS } from '../i18n/useShellText';
import { createHashNavigation, type PageNavigation } from '../navigation/HashNavigation';
import { keepAddressPersonal } from '../navigation/keepAddressPersonal';
import type { PageRouter } from '../navigation/PageRouter';
import { createNotificationStore, type NotificationStore } from '../notifications/NotificationStore';
import { type AdminFileReader, createSettings, readerOf } from '../plugins/admin-file/AdminFileReader';
import { watchAdminFile } from '../plugins/admin-file/watchAdminFile';
import { announceQuarantine } from '../plugins/host/createRemedies';
import { loadColumns } from '../plugins/loading/loadColumns';
import { createPluginPlatform, type OwnPlugin, type PluginPlatform } from '../plugins/PluginPlatform';
import { createSilence } from '../runtime/createSilence';
import { hostPage } from '../runtime/hostPage';
import { keptFetch } from '../runtime/keptFetch';
import { writeLastVisit } from '../runtime/LastVisit';
import type { Runtime } from '../runtime/Runtime';
import { fetchWithStarted } from '../runtime/StartedCalls';
import { createLeavers, finishWithPage } from '../session/createLeavers';
import { writeKnownName } from '../session/KnownName';
import { createSessionStore, type SessionStore } from '../session/SessionStore';
import { isAdmin } from '../session/useIsAdmin';
import { createQueryClient } from './createQueryClient';
import { csrfCookieName } from './csrfCookieName';

declare const __DEV__: boolean;

export interface Services extends PageCommands {
  readonly engine: string;
  readonly engines: EngineNames;
  readonly app: PageSettings['app'];
  readonly settings: Settings;
  /** Null where the page has one engine. */
  readonly connections: Connections | null;
  readonly connection: EngineConnection;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
  readonly navigation: PageNavigation;
  readonly page: HostPage;
  readonly notifications: NotificationStore;
  readonly dialogs: DialogStore;
  readonly i18n: I18n;
  readonly plugins: PluginPlatform;
}

const ENGLISH = { name: 'English', texts: [] };

export function createPageI18n({ languages = { en: ENGLISH } }: Pick<Runtime, 'languages'>): I18n {
  nameLanguages(languages);
  const i18n = createI18n({
    languages: Object.keys(languages),
    packs: {
      has: (language) => languages[language]?.texts[1] !== undefined,
      load: (language, part) => globalThis.taskweaveTexts(language, part),
    },
    browserLanguages: navigator.languages,
    storage: localStorage,
    root: document.documentElement,
    ...(__DEV__ ? { onMissing: reportMissing } : {}),
  });
  i18n.ensure(SHELL_TEXTS);
  return i18n;
}

export interface ServicesOptions {
  readonly runtime: Runtime;
  readonly engine: string;
  readonly i18n: I18n;
  readonly own: OwnPlugin;
  readonly dev: DevTools | null;
  readonly router: PageRouter;
  readonly reader: AdminFileReader;
  readonly openConnections: OpenConnections | null;
}

export function createServices(options: ServicesOptions): Services {
  const { runtime, engine, i18n, own, dev, router, reader } = options;
  const cookieName = csrfCookieName(runtime.server);
  const silence = createSilence(keptFetch);
  const ownConnection = createEngineClient({
    appRoot: runtime.appRoot,
    prefix: runtime.prefix,
    engine,
    csrfCookieName: cookieName,
    origin: location.origin,
    fetch: fetchWithStarted(
      globalThis.taskweaveStarted ?? [],
      () => readCookie(document.cookie, cookieName),
      silence.fetch,
    ),
  });
  const leavers = createLeavers();
  finishWithPage(leavers);
  const ownSession = createSessionStore(ownConnection, runtime.server?.signedIn, leavers);
  const settings = reader.readSettings(runtime.server?.plugins);
  const connections =
    options.openConnections?.({
      settings: settings.connections,
      own: ownConnection,
      session: ownSession,
      cookieName,
      fetch: silence.fetch,
    }) ?? null;
  const { client: connection, session } = connections ?? { client: ownConnection, session: ownSession };
  const navigation = createHashNavigation(router);
  keepAddressPersonal(session, navigation);
  const plugins = createPluginPlatform({
    own: [own, ...(connections?.plugins ?? [])],
    dev,
    runtime,
    file: reader.parseAdminFile(runtime.server?.plugins),
    connection,
    isSilent: silence.isOn,
    onLoaded: ({ id, translations }) =>
      i18n.addTranslations(id, translations ?? {}, {
        takesCommon: plugins.registry.entry(id)?.isBuiltin === true,
      }),
  });
  if (runtime.server !== null) {
    watchAdminFile({
      address: `${runtime.appRoot}/app/taskweave/config/plugins.json`,
      initial: runtime.server.plugins,
      onChange: async (content) => plugins.apply((await readerOf(content)).parseAdminFile(content)),
      onBroken: plugins.fileFault.setState,
    });
  }
  if (runtime.server?.signedIn !== false && navigation.path === '/') {
    loadColumns(plugins, { hasTask: navigation.inboxParams.task !== undefined });
  }
  const queryClient = createQueryClient(() => {
    const { path, inboxParams: params } = navigation;
    return (
      path !== '/' || refreshesItself(queryClient.getQueryData(allFiltersKey(connection)), params.filter)
    );
  });
  connections?.showNews(queryClient);
  pauseQueriesWithoutSession(session);
  cancelQueriesOfLeaver(session, queryClient);
  rememberVisits({
    engine,
    navigation,
    session,
    sortingOf: (filter) => knownSorting(queryClient, connection, filter),
  });
  const notifications = createNotificationStore();
  announceQuarantine({ plugins, navigation, notifications, i18n, mayManage: () => isAdmin(session) });
  return {
    ...createCommands(settings, i18n),
    app: settings.app,
    settings: createSettings(runtime.server?.plugins),
    engine,
    engines: createEngineNames(runtime.server?.engines ?? null, createSession(connection).listEngines),
    connections,
    connection,
    session,
    queryClient,
    navigation,
    page: hostPage,
    notifications,
    dialogs: createDialogStore(),
    i18n,
    plugins,
  };
}

/** Without a session every query would be refused, so queries pause as if offline. */
function pauseQueriesWithoutSession(session: SessionStore): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(navigator.onLine && session.state.status === 'signed-in');
    tell();
    const stop = session.subscribe(tell);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      stop();
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  });
  onlineManager.setOnline(false);
}

/** Queries pending at sign-out would be refused, and shown as errors where nothing is wrong. */
function cancelQueriesOfLeaver(session: SessionStore, queryClient: QueryClient): void {
  session.subscribe(() => {
    if (session.state.status === 'leaving') void queryClient.cancelQueries();
  });
}

function rememberVisits({
  engine,
  navigation,
  session,
  sortingOf,
}: {
  readonly engine: string;
  readonly navigation: PageNavigation;
  readonly session: SessionStore;
  readonly sortingOf: (filter: string | null) => readonly TaskSorting[];
}): void {
  const remember = () => {
    if (session.state.status === 'signed-in') {
      const { filter = null, snoozed } = navigation.inboxParams;
      const hides = snoozed === 'hidden' && { hidesSnoozed: true };
      const sorting = sortingOf(filter);
      writeLastVisit(engine, { filter, ...hides, ...(sorting.length > 0 && { sorting }) });
    }
    if (session.state.status === 'signed-out') {
      writeLastVisit(engine, 'left');
      writeKnownName(null);
    }
  };
  navigation.subscribe(remember);
  session.subscribe(remember);
}

function reportMissing(namespace: string, key: string, language: string): void {
  // biome-ignore lint/suspicious/noConsole: for developers only; the condition above removes it from the product
  console.warn(`Taskweave: no text for ${namespace}:${key} in ${language}`);
}

function knownSorting(
  queryClient: QueryClient,
  connection: EngineClient,
  filterId: string | null,
): readonly TaskSorting[] {
  const filters = queryClient.getQueryData<readonly Filter[]>(allFiltersKey(connection));
  const filter = filters?.find(({ id }) => id === filterId);
  return filter === undefined ? [] : usualSorting(wholeQuery(filter.query, filter.properties));
}
