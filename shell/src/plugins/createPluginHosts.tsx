import type { QueryClient } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { Task } from '@taskweave/engine-client/Task';
import type { I18n } from '@taskweave/i18n/createI18n';
import type {
  AnyContribution,
  Commands,
  Navigation,
  PluginHost,
  PointId,
  PointItem,
  PointScope,
  Session,
  TaskEvent,
  User,
} from '@taskweave/plugin-sdk';
import type { SkeletonShape } from '@taskweave/ui/skeleton';
import { useMemo, useSyncExternalStore } from 'react';
import { useText } from '../i18n/useShellText';
import type { NotificationStore } from '../notifications/NotificationStore';
import { type ContributionCode, type ContributionSource, ContributionView } from './ContributionView';
import { countCalls } from './countCalls';
import { createPluginStorage } from './createPluginStorage';
import type { PluginPlatform } from './PluginPlatform';
import { failedCondition, type RegisteredContribution, type RegisteredPlugin } from './PluginRegistry';
import { createTaskEvents } from './TaskEvents';

/** Milliseconds that a contribution may show nothing but its skeleton: longer than its loader waits for its entry. */
const LIMIT = 15_000;
/** The occasion of code that is loaded before anyone asks for it: a failure then is tried again on sight. */
const PREFETCH = 'prefetch';

export interface HostOptions {
  readonly connection: EngineConnection;
  readonly plugins: PluginPlatform;
  readonly navigation: Navigation;
  readonly notifications: NotificationStore;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly user: User;
  readonly session: Session;
  readonly commands: Commands;
}

export interface PluginHosts {
  readonly shell: PluginHost;
  /** Loads the code of what a person is likely to open next, once the first screen is there. */
  readonly prefetch: (points: readonly PointId[]) => void;
}

/** Makes the host of each plugin: the same services for all, bound to the plugin's id, texts and storage. */
export function createPluginHosts(options: HostOptions): PluginHosts {
  const { connection, plugins, navigation, notifications, i18n, user, session } = options;
  const { registry, loader, health } = plugins;
  const taskEvents = createTaskEvents((event: TaskEvent) => invalidateTasks(options, event));
  const hosts = new Map<string, PluginHost>();
  const sources = new Map<
    string,
    { readonly plugin: RegisteredPlugin; readonly source: ContributionSource }
  >();

  function hostOf(pluginId: string): PluginHost {
    const known = hosts.get(pluginId);
    if (known !== undefined) return known;
    const host: PluginHost = {
      services: {
        pluginId,
        engine: countCalls(connection.withCaller(pluginId), () => health.called(pluginId)),
        user,
        session,
        navigation,
        notifications,
        taskEvents,
        commands: options.commands,
        storage: createPluginStorage({ engine: connection.engine, userId: user.id, pluginId }),
        get config() {
          return configOf(pluginId);
        },
      },
      useLanguage: () => useText(pluginId),
      useConfig: () => useSyncExternalStore(registry.subscribe, () => configOf(pluginId)),
      usePointItems,
      Point: PointView,
    };
    hosts.set(pluginId, host);
    return host;
  }

  function configOf(pluginId: string): unknown {
    return registry.entry(pluginId)?.config ?? null;
  }

  function sourceOf(entry: RegisteredContribution): ContributionSource {
    const { point, id } = entry.contribution;
    const cacheKey = `${point}:${entry.key}`;
    const known = sources.get(cacheKey);
    if (known?.plugin === entry.plugin) return known.source;
    const pluginId = entry.plugin.manifest.id;
    let code: Promise<ContributionCode> | null = null;
    let failedOn: string | null = null;
    const source: ContributionSource = {
      key: entry.key,
      pluginId,
      get label() {
        return labelOf(entry, i18n.language);
      },
      host: hostOf(pluginId),
      skeleton: skeletonOf(entry),
      limit: LIMIT,
      onFault: (error) => health.fault(pluginId, cacheKey, error),
      onDrawn: (milliseconds) => health.drawn(cacheKey, pluginId, milliseconds),
      code: (occasion) => {
        if (failedOn !== null && failedOn !== occasion) code = null;
        if (code === null) {
          failedOn = null;
          code = loadCode(entry, point, id);
          code.catch(() => {
            failedOn = occasion;
          });
        }
        return code;
      },
    };
    sources.set(cacheKey, { plugin: entry.plugin, source });
    return source;
  }

  async function loadCode(
    entry: RegisteredContribution,
    point: string,
    id: string,
  ): Promise<ContributionCode> {
    const contribution = await loader.contribution(entry.plugin, point, id);
    try {
      return await readCode(entry, contribution);
    } catch (error) {
      // Its chunks are asked for under the entry's address: only a fresh entry asks again.
      loader.forget(entry.plugin);
      throw error;
    }
  }

  async function readCode(
    entry: RegisteredContribution,
    contribution: AnyContribution,
  ): Promise<ContributionCode> {
    if (contribution.component !== undefined) {
      const { default: Component } = await contribution.component();
      return { kind: 'component', Component: Component as never };
    }
    const loaded = await contribution.mount?.();
    if (loaded === undefined)
      throw new Error(`${contribution.point}:${entry.key} has neither component nor mount`);
    const { services } = hostOf(entry.plugin.manifest.id);
    return { kind: 'mount', mount: (host, props) => loaded.default(host, props as never, services) };
  }

  function usePointItems<P extends PointId>(point: P, scope: PointScope): readonly PointItem<P>[] {
    const entries = useSyncExternalStore(registry.subscribe, () => registry.at(point));
    const revision = useSyncExternalStore(i18n.subscribe, i18n.revision);
    const { processDefinitionKey } = scope;
    // The list must stay the same object while nothing has changed: tabs and effects depend on it.
    return useMemo(
      () =>
        entries
          .filter(
            ({ contribution }) =>
              failedCondition(contribution.when, {
                engine: connection.engine,
                ...(processDefinitionKey !== undefined && { processDefinitionKey }),
              }) === null,
          )
          .map((entry) => toItem<P>(entry, revision)),
      [entries, processDefinitionKey, revision],
    );
  }

  function toItem<P extends PointId>(entry: RegisteredContribution, _revision: number): PointItem<P> {
    const source = sourceOf(entry);
    return {
      key: entry.key,
      id: entry.contribution.id,
      pluginId: entry.plugin.manifest.id,
      label: labelOf(entry, i18n.language),
      meta: textsOf(entry, i18n.language),
      render: (props) => <ContributionView key={entry.key} source={source} props={props} />,
      prefetch: () => void source.code(PREFETCH).catch(() => undefined),
    };
  }

  function PointView({ point, props, scope }: PointViewProps) {
    const items = usePointItems(point, scope ?? scopeOf(props));
    return <>{items.map((item) => item.render(props as never))}</>;
  }

  return {
    shell: hostOf('shell'),
    prefetch(points) {
      for (const point of points) {
        for (const entry of registry.at(point))
          void sourceOf(entry)
            .code(PREFETCH)
            .catch(() => undefined);
      }
    },
  };
}

interface PointViewProps {
  readonly point: PointId;
  readonly props: object;
  readonly scope?: PointScope;
}

/** Points of a task hand the task out: its process decides. The id of a definition begins with its key. */
export function scopeOf(props: object): PointScope {
  const { task } = props as { readonly task?: Partial<Task> };
  if (task === undefined) return {};
  return { processDefinitionKey: task.processDefinitionId?.split(':', 1)[0] ?? null };
}

/** The label in a language: a text of the manifest where it names one, else as it stands. */
export function labelOf({ contribution, plugin }: RegisteredContribution, language: string): string {
  const { label } = contribution.meta;
  return resolveLabel(typeof label === 'string' ? label : '', plugin.manifest.labels, language);
}

/** The metadata with every text of the manifest in place. */
function textsOf(
  { contribution, plugin }: RegisteredContribution,
  language: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(contribution.meta).map(([name, value]) => [
      name,
      typeof value === 'string' ? resolveLabel(value, plugin.manifest.labels, language) : value,
    ]),
  );
}

export function resolveLabel(
  label: string,
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>,
  language: string,
): string {
  const key = /^%(.+)%$/.exec(label)?.[1];
  if (key === undefined) return label;
  return labels[language]?.[key] ?? labels.en?.[key] ?? key;
}

function skeletonOf({ contribution }: RegisteredContribution): SkeletonShape | null {
  switch (contribution.point) {
    case 'shell.column':
      if (contribution.meta.place === 'filters') return 'nav';
      return contribution.meta.place === 'task' ? 'task' : 'rows';
    case 'tasklist.form.view':
    case 'tasklist.form':
      return 'form';
    case 'tasklist.task.detail':
      return 'lines';
    default:
      return null;
  }
}

function invalidateTasks({ connection, queryClient }: HostOptions, event: TaskEvent): void {
  if (event.type === 'task-displayed') return;
  void queryClient.invalidateQueries({
    queryKey: ['engine', connection.engine, 'task'],
    predicate: ({ queryKey }) =>
      // The task that was just completed is gone: asking for it again would only find that out.
      !(
        (event.type === 'task-completed' || event.type === 'task-gone') &&
        queryKey[3] !== 'list' &&
        queryKey.includes(event.taskId)
      ),
  });
}
