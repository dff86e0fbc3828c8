import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { I18nContext, i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import type { ObjectSchema } from '@taskweave/plugin-files/config/ConfigSchema';
import type { InstallationSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import { readSettings } from '@taskweave/plugin-files/settings/readSettings';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { createCommandRegistry } from '../../commands/createCommandRegistry';
import type { Catalogue } from '../../contract/definePlugin';
import type { InboxParams, PagePath } from '../../contract/navigation';
import type { PointId, PropsOf } from '../../contract/points';
import type {
  Backend,
  ConfirmRequest,
  Language,
  Leaving,
  NotificationRequest,
  PluginServices,
  SessionStatus,
  TaskEvent,
  User,
} from '../../contract/services';
import { type ListedPage, type PluginHost, PluginHostContext, type PointItem } from '../../hooks/host';
import { checkedConfig } from './checkedConfig';
import { createTestLanguages } from './createTestLanguages';
import { createTestNavigation, type TestNavigation } from './createTestNavigation';
import { createTestPermissions } from './createTestPermissions';
import { createTestSession } from './createTestSession';

/** A contribution provided by the test. */
export interface TestPointItem<P extends PointId = PointId> {
  readonly id: string;
  readonly label?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly render: (props: PropsOf<P>) => ReactNode;
  readonly prefetch?: () => void;
}

/** Contributions provided by the test, by point. */
export type TestPointItems = { readonly [P in PointId]?: readonly TestPointItem<P>[] };

/** Options of the host that replaces the shell. */
export interface TestHostOptions {
  /** The client that contributions use, such as that of a fake engine; needed only by those that call the engine. */
  readonly engine?: EngineClient;
  readonly pluginId?: string;
  /** Answers calls to the plugin's own servers; without it they fail. */
  readonly backend?: Backend['fetch'];
  /** `demo`, "Demo Demo", by default. */
  readonly user?: User;
  /** Initial URL parameters. */
  readonly params?: InboxParams;
  /** Texts in the language of the test. */
  readonly texts?: Catalogue;
  readonly locale?: string;
  /** Called with the key of every requested text. */
  readonly onText?: (key: string) => void;
  readonly items?: TestPointItems;
  /** The administrator's configuration; with `configSchema`, validated and with its defaults filled in. */
  readonly config?: unknown;
  /** The engines of the page, where the test wants several. */
  readonly connections?: PluginServices['connections'];
  /** The plugin's configuration schema. */
  readonly configSchema?: ObjectSchema;
  /** The installation's settings, merged into the defaults. */
  readonly settings?: Partial<InstallationSettings>;
  /** The user's answer to questions; yes by default. */
  readonly confirms?: boolean;
  /** Denied permissions, such as `CREATE Task`, or `UPDATE Task 4711` for a single task; none by default. */
  readonly forbidden?: readonly string[];
}

/** The host, and what its components have done. */
export interface TestHost {
  /** Wrap it around the component under test. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
  readonly services: PluginServices;
  readonly navigation: TestNavigation;
  /** Open notifications, in order. */
  readonly notifications: readonly NotificationRequest[];
  /** The confirmation requests, in order. */
  readonly questions: readonly ConfirmRequest[];
  /** The emitted events, in order. */
  readonly events: readonly TaskEvent[];
  /** Ends the session, or starts a new one. */
  readonly setSession: (status: SessionStatus) => void;
  /** Simulates leaving the page; resolves once all listeners have finished. */
  readonly leave: (how: Leaving) => Promise<void>;
}

/**
 * An in-memory shell for unit tests, which records what contributions do.
 *
 * @example
 * const host = createTestHost({ engine: fake.connect(), texts: en, params: { task: '1' } });
 * render(<host.Provider><TaskColumn taskId="1" /></host.Provider>);
 * expect(host.notifications).toEqual([]);
 */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  const { engine = {} as EngineClient, pluginId = 'test', texts = {}, locale = 'en', items = {} } = options;
  const navigation = createTestNavigation(options.params ?? {});
  const notifications: NotificationRequest[] = [];
  const questions: ConfirmRequest[] = [];
  const events: TaskEvent[] = [];
  const language: Language<string> = {
    locale,
    t: (key, values) => {
      options.onText?.(key);
      return textOf(texts, locale, key, values);
    },
  };

  const { session, setSession, leave } = createTestSession();
  const settings = Promise.resolve({ ...readSettings(null), ...options.settings });

  const services: PluginServices = {
    pluginId,
    engine,
    connections: options.connections ?? null,
    backend: { fetch: options.backend ?? noBackend },
    user: options.user ?? { id: 'demo', name: 'Demo Demo' },
    session,
    navigation,
    page: createTestPage(),
    notifications: recordIn(notifications),
    dialogs: {
      confirm: (request) => {
        questions.push(request);
        return Promise.resolve(options.confirms ?? true);
      },
    },
    permissions: createTestPermissions(options.forbidden ?? []),
    taskEvents: createTestEvents(events),
    commands: createCommandRegistry(({ keys }) => keys?.[0]?.replaceAll('+', ' ') ?? ''),
    storage: createTestStorage(),
    settings: { read: () => settings },
    languages: createTestLanguages(locale),
    language,
    config: checkedConfig(options.configSchema, options.config),
  };

  const pointItems = new Map(
    Object.entries(items).map(([point, given]) => [
      point,
      given.map((item: TestPointItem<never>) => completeItem(point, item)),
    ]),
  );
  const none: readonly PointItem<PointId>[] = [];
  const itemsOf = (point: PointId): readonly PointItem<PointId>[] => pointItems.get(point) ?? none;

  const host: PluginHost = {
    services,
    within: () => host,
    useLanguage: () => language,
    useConfig: () => services.config,
    usePointItems: <P extends PointId>(point: P) => itemsOf(point) as readonly PointItem<P>[],
    usePages: () => itemsOf('tasklist.route').map(listed),
    Point: ({ point, props }) =>
      itemsOf(point).map(({ key, render: Draw }) => <Draw key={key} {...(props as PropsOf<PointId>)} />),
  };

  function Provider({ children }: { readonly children: ReactNode }) {
    return <TestPage {...{ host, locale }}>{children}</TestPage>;
  }

  return { Provider, services, navigation, notifications, questions, events, setSession, leave };

  function completeItem(point: string, item: TestPointItem<never>): PointItem<PointId> {
    return {
      key: `${pluginId}/${item.id}`,
      id: item.id,
      pluginId,
      point,
      label: item.label ?? '',
      meta: item.meta ?? {},
      render: item.render as (props: PropsOf<PointId>) => ReactNode,
      prefetch: item.prefetch ?? (() => undefined),
    };
  }
}

function listed(item: PointItem<PointId>): ListedPage {
  return { item: item as PointItem<'tasklist.route'>, place: item.meta.path as PagePath };
}

interface TestPageProps {
  readonly host: PluginHost;
  readonly locale: string;
  readonly children: ReactNode;
}

function TestPage({ host, locale, children }: TestPageProps) {
  const page = useContext(I18nContext) ?? i18nOfDocument(locale);
  return (
    <I18nContext value={page}>
      <PluginHostContext value={host}>{children}</PluginHostContext>
    </I18nContext>
  );
}

function createTestPage(): PluginServices['page'] {
  return {
    get address() {
      return location.href;
    },
    get overlays() {
      return document.body;
    },
    get local() {
      return localStorage;
    },
    get tab() {
      return sessionStorage;
    },
  };
}

function recordIn(notifications: NotificationRequest[]): PluginServices['notifications'] {
  return {
    notify: (request) => {
      notifications.push(request);
      return () => {
        const index = notifications.indexOf(request);
        if (index >= 0) notifications.splice(index, 1);
      };
    },
  };
}

function createTestEvents(events: TaskEvent[]): PluginServices['taskEvents'] {
  const listeners = new Set<(event: TaskEvent) => void>();
  return {
    emit: (event) => {
      events.push(event);
      for (const listener of [...listeners]) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createTestStorage(): PluginServices['storage'] {
  const stored = new Map<string, unknown>();
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
}

function noBackend(address: string): Promise<Response> {
  return Promise.reject(
    new Error(`The test has no answer for ${address}: give one in the option "backend".`),
  );
}

/** Like the shell: picks the plural form by `count`, fills in the placeholders, and returns the key if there is no text. */
function textOf(
  texts: Catalogue,
  locale: string,
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const { count } = values;
  const plural =
    typeof count === 'number' ? texts[`${key}_${new Intl.PluralRules(locale).select(count)}`] : null;
  const text = plural ?? texts[key] ?? key;
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
