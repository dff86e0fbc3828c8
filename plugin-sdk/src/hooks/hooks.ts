import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { formatsFor } from '@taskweave/i18n/formats';
import type { InstallationSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import { use, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { InboxChange, InboxParam, Navigation, PagePath } from '../contract/navigation';
import type { PointId } from '../contract/points';
import type { RegisteredConfig, TextKey } from '../contract/register';
import type {
  Backend,
  Connection,
  Dialogs,
  HostPage,
  Language,
  Languages,
  Notifications,
  Permissions,
  PluginServices,
  PluginStorage,
  Session,
  SessionStatus,
  TaskEvent,
  TaskEvents,
  User,
} from '../contract/services';
import { type ListedPage, type PluginHost, PluginHostContext, type PointItem, type PointScope } from './host';

function usePluginHost(): PluginHost {
  const host = useContext(PluginHostContext);
  if (host === null) {
    throw new Error(
      'Taskweave: a hook of the plugin SDK was called outside of a contribution. Call it in a component that a plugin point draws.',
    );
  }
  return host;
}

/** All services of the shell. */
export function usePluginServices(): PluginServices {
  return usePluginHost().services;
}

/**
 * What the administrator configured for this plugin, with the defaults of its schema. Re-renders when the file changes. Its
 * type is that of the schema named in `Register`; another type argument is an error where it is used.
 *
 * @example const { threshold } = usePluginConfig();
 */
export function usePluginConfig<Config = RegisteredConfig>(): Readonly<ConfigAs<Config>> {
  // Checked against the plugin's schema before its code was loaded.
  return usePluginHost().useConfig() as Readonly<ConfigAs<Config>>;
}

/** What the schema promises is at least what the component wants; `never` otherwise. */
type ConfigAs<Config> = unknown extends RegisteredConfig
  ? Config
  : RegisteredConfig extends Config
    ? Config
    : never;

/** The client of the current engine; it sends the session, the CSRF token and the plugin's id. */
export function useEngineClient(): EngineClient {
  return usePluginHost().services.engine;
}

/** The engine of what has this id, to say whose it is; null where the page has one engine. */
export function useConnection(id: string): Connection | null {
  return usePluginHost().services.connections?.of(id) ?? null;
}

/**
 * Writes numbers of tasks as people read them: "12", or "12+" where more have not been counted, and while one of several engines
 * is silent.
 *
 * @example const total = useTotals();
 * <p>{total(tasks.length, tasks.length === MOST)}</p>
 */
export function useTotals(): (total: number, isCut?: boolean) => string {
  const { services, useLanguage } = usePluginHost();
  const { connections } = services;
  const { locale } = useLanguage();
  const isPartial = useSyncExternalStore(
    connections?.subscribe ?? NEVER,
    () => connections?.isWhole() === false,
  );
  return (total, isCut) => formatsFor(locale).number(total) + (isPartial || isCut ? '+' : '');
}

const NEVER = () => () => undefined;

/** The way to servers of the plugin's own. */
export function useBackend(): Backend {
  return usePluginHost().services.backend;
}

/** Small values that the plugin keeps in this browser. */
export function useStorage(): PluginStorage {
  return usePluginHost().services.storage;
}

/** What the signed-in user may do, to be asked in handlers. Components draw by `usePermission`. */
export function usePermissions(): Permissions {
  return usePluginHost().services.permissions;
}

/** The session, to hear of its end or of the user leaving. Components draw by `useSessionStatus`. */
export function useSession(): Session {
  return usePluginHost().services.session;
}

/** The page around the part. */
export function useHostPage(): HostPage {
  return usePluginHost().services.page;
}

/** The person who is signed in. */
export function useUser(): User {
  return usePluginHost().services.user;
}

/**
 * The messages in the corner of the page.
 *
 * @example useNotifications().notify({ kind: 'success', title: t('saved') })
 */
export function useNotifications(): Notifications {
  return usePluginHost().services.notifications;
}

/** Dialogs that ask the user a question. */
export function useDialogs(): Dialogs {
  return usePluginHost().services.dialogs;
}

/** The address and the ways to change it. It does not re-render: read with `useInboxParam` and `useInboxHref`. */
export function useNavigation(): Navigation {
  return usePluginHost().services.navigation;
}

/** The state of the session. Re-renders when it changes. */
export function useSessionStatus(): SessionStatus {
  const { session } = usePluginHost().services;
  return useSyncExternalStore(session.subscribe, () => session.status);
}

/** One parameter of the URL, or null; the component re-renders only when this one changes. */
export function useInboxParam(name: InboxParam): string | null {
  const { navigation } = usePluginHost().services;
  return useSyncExternalStore(navigation.subscribe, () => navigation.inboxParam(name));
}

/**
 * The link that makes a change of the address, for an `href`. It follows the address: the component re-renders only when
 * the link itself changes.
 *
 * @example <a href={useInboxHref({ task: task.id })}>{task.name}</a>
 */
export function useInboxHref(change: InboxChange): string {
  const { navigation } = usePluginHost().services;
  return useSyncExternalStore(navigation.subscribe, () => navigation.inboxHref(change));
}

/**
 * The link to a page of `tasklist.route`, for an `href`. Like `useInboxHref`, it follows the address.
 *
 * @example <a href={usePageHref('/risk')}>{t('all')}</a>
 */
export function usePageHref(path: PagePath): string {
  const { navigation } = usePluginHost().services;
  return useSyncExternalStore(navigation.subscribe, () => navigation.pageHref(path));
}

/**
 * This plugin's texts in the current language. Where several plugins are compiled together, name the texts here instead of
 * in `Register`.
 *
 * @example const { t } = useTranslation<TextKeyOf<typeof en>>();
 */
export function useTranslation<Key extends string = TextKey>(): Language<Key> {
  return usePluginHost().useLanguage() as Language<string>;
}

/**
 * What the administrator has set for the whole installation, with defaults. Suspends until it has been read, which the
 * plugin point waits for.
 *
 * @example const { userOperationLogAnnotationLength } = useSettings();
 */
export function useSettings(): InstallationSettings {
  return use(usePluginHost().services.settings.read());
}

/**
 * The languages of the application. Re-renders when the user chooses another.
 *
 * @example
 * const { offered, choice, choose } = useLanguages();
 */
export function useLanguages(): Languages {
  const { languages } = usePluginHost().services;
  useSyncExternalStore(
    languages.subscribe,
    () => `${languages.current} ${languages.choice} ${languages.offered}`,
  );
  return languages;
}

/** Tells the inbox what happened to a task, so that everything that shows it is fetched again. */
export function useTaskEvents(): TaskEvents {
  return usePluginHost().services.taskEvents;
}

/** Calls the listener on every task event. Keep the listener stable: it is subscribed again whenever it changes. */
export function useTaskEventListener(listener: (event: TaskEvent) => void): void {
  const { taskEvents } = usePluginHost().services;
  useEffect(() => taskEvents.subscribe(listener), [taskEvents, listener]);
}

/**
 * A container for `createPortal`, for example for a menu of your own: an element above the page that the plugin's styles
 * apply to. It is removed with the component.
 */
export function usePortalHost(): HTMLElement {
  const { pluginId, page } = usePluginServices();
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    element.dataset.plugin = pluginId;
    page.overlays.append(element);
    return () => element.remove();
  }, [element, pluginId, page]);
  return element;
}

/**
 * The contributions to a point, for the caller to lay out (as tabs, rows, menu items).
 */
export function usePointItems<P extends PointId>(point: P, scope: PointScope = {}): readonly PointItem<P>[] {
  return usePluginHost().usePointItems(point, scope);
}

/**
 * The pages that the person may be shown, in their order: not those of a plugin that is switched off, nor those that want a
 * permission which the person lacks, or that their plugin hides. Link to a page of another plugin only if it is among them.
 *
 * @example const reports = usePages().find(({ item }) => item.meta.path === '/reports');
 */
export function usePages(): readonly ListedPage[] {
  return usePluginHost().usePages();
}
