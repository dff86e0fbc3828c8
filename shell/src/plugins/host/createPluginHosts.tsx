import type { QueryClient } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { userQueries } from '@taskweave/engine-client/queries/userQueries';
import type { I18n } from '@taskweave/i18n/createI18n';
import type {
  AnyContribution,
  Commands,
  Dialogs,
  Navigation,
  PluginHost,
  PointId,
  PointItem,
  PointScope,
  Session,
  TaskEvent,
  User,
} from '@taskweave/plugin-sdk';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useShellText';
import type { NotificationStore } from '../../notifications/NotificationStore';
import { createPersonGroups } from '../../session/PersonGroups';
import { diagnoseFile } from '../loading/diagnoseFile';
import { createPluginActivations } from '../loading/PluginActivations';
import { PluginFault } from '../loading/PluginLoader';
import type { PluginPlatform } from '../platform/PluginPlatform';
import type { RegisteredContribution, RegisteredPlugin } from '../registry/PluginRegistry';
import type { PluginStatus } from '../registry/PluginStatus';
import { labelOf, textsOf } from '../registry/pluginTexts';
import {
  asksForGroups,
  type ConditionFacts,
  type Conditions,
  unmetCondition,
} from '../registry/unmetCondition';
import { createPluginServices } from '../services/createPluginServices';
import { invalidateTasks } from '../services/invalidateTasks';
import { scopeServices } from '../services/scopeServices';
import { createTaskEvents } from '../services/TaskEvents';
import { createLane } from '../timing/createLane';
import { type ContributionCode, type ContributionSource, ContributionView } from './ContributionView';
import { createRemedies } from './createRemedies';
import { HeldPlace } from './FaultCard';
import { scopeOf } from './scopeOf';
import { skeletonOf } from './skeletonOf';

/** Milliseconds that a contribution may show nothing but its skeleton: longer than its loader waits for its entry. */
const LIMIT = 15_000;
/** The occasion of code that is loaded before anyone asks for it: a failure then is tried again on sight. */
const PREFETCH = 'prefetch';
/** Plugins of others whose code is loaded ahead at the same time: one that hangs keeps a connection busy. */
const PREFETCHES = 2;

export interface HostOptions {
  readonly connection: EngineConnection;
  readonly plugins: PluginPlatform;
  readonly navigation: Navigation;
  readonly notifications: NotificationStore;
  readonly dialogs: Dialogs;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly user: User;
  readonly session: Session;
  readonly commands: Commands;
  /** Whether the person may see the page for administrators. */
  readonly mayManage: () => boolean;
}

export interface PluginHosts {
  readonly shell: PluginHost;
  /** Loads the code of what a person is likely to open next, once the first screen is there. */
  readonly prefetch: (points: readonly PointId[]) => void;
  /** The person has left: every plugin takes back what it did. */
  readonly dispose: () => void;
  /** The first screen is there: what can wait until then may ask the engine. */
  readonly settle: () => void;
}

/** Makes the host of each plugin: the same services for all, bound to the plugin's id, texts and storage. */
export function createPluginHosts(options: HostOptions): PluginHosts {
  const { connection, plugins, i18n, user, queryClient } = options;
  const { registry, loader, health } = plugins;
  const taskEvents = createTaskEvents((event: TaskEvent) =>
    invalidateTasks(options.queryClient, connection.engine, event),
  );
  const groups = createPersonGroups(() => queryClient.fetchQuery(userQueries(connection).groups(user.id)));
  const hosts = new Map<string, PluginHost>();
  const sources = new Map<
    string,
    { readonly plugin: RegisteredPlugin; readonly source: ContributionSource }
  >();

  const activeStatus = new WeakMap<RegisteredPlugin, PluginStatus>();
  const prefetching = createLane(PREFETCHES);
  const activations = createPluginActivations({
    registry,
    limit: () => registry.admin.policy.limits.activateMs,
    contextOf: (pluginId, signal) => scopeServices(hostOf(pluginId).services, signal),
    onFault: (pluginId, error) => health.fault(pluginId, null, error, 'PLG-606'),
    onEnd(pluginId) {
      for (const [key, { plugin }] of [...sources]) {
        if (plugin.manifest.id === pluginId) sources.delete(key);
      }
    },
  });

  function hostOf(pluginId: string): PluginHost {
    const known = hosts.get(pluginId);
    if (known !== undefined) return known;
    const host: PluginHost = {
      services: createPluginServices(pluginId, taskEvents, options),
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
      remedies: createRemedies(pluginId, options),
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
    await switchOn(entry.plugin);
    try {
      return await readCode(entry, contribution);
    } catch (error) {
      // Its chunks are asked for under the entry's address: only a fresh entry asks again.
      loader.forget(entry.plugin);
      throw await diagnoseFile(entry.plugin, error);
    }
  }

  async function switchOn(plugin: RegisteredPlugin): Promise<void> {
    const { id } = plugin.manifest;
    const isMeant = () => registry.entry(id)?.plugin === plugin;
    const definition = await loader.load(plugin);
    // On the sign-in page there is nobody whom it could work for.
    if (user.id === '') return;
    const before = registry.entry(id)?.status;
    if (before?.phase === 'active') activeStatus.set(plugin, before);
    try {
      await activations.activate(definition, plugin);
    } catch (error) {
      if (error instanceof PluginFault && isMeant()) {
        registry.setStatus(id, { phase: 'failed', code: error.code, message: error.message });
      }
      throw error;
    }
    // Its code was here already, so that nobody else tells that it is used again.
    const good = activeStatus.get(plugin);
    const isIdle = before?.phase === 'failed' || before?.phase === 'ready';
    if (isIdle && good !== undefined && isMeant()) registry.setStatus(id, good);
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
    const known = useSyncExternalStore(groups.subscribe, () => groups.known);
    const { processDefinitionKey } = scope;
    const isForSome = entries.some((entry) => asksForGroups(conditionsOf(entry)));
    useEffect(() => {
      if (isForSome) groups.want();
    }, [isForSome]);
    // The list must stay the same object while nothing has changed: tabs and effects depend on it.
    return useMemo(
      () =>
        entries
          .filter(
            (entry) =>
              unmetCondition(
                conditionsOf(entry),
                factsOf(processDefinitionKey === undefined ? {} : { processDefinitionKey }, known),
              ) === null,
          )
          .map((entry) => toItem<P>(entry, revision)),
      [entries, processDefinitionKey, revision, known],
    );
  }

  function conditionsOf({ contribution, plugin }: RegisteredContribution): Conditions {
    const { word } = registry.entry(plugin.manifest.id) ?? {};
    return { when: contribution.when, pluginGroups: word?.groups ?? null };
  }

  function factsOf(scope: PointScope, known: readonly string[] | null): ConditionFacts {
    return { ...scope, engine: connection.engine, groups: known };
  }

  function toItem<P extends PointId>(entry: RegisteredContribution, _revision: number): PointItem<P> {
    const source = sourceOf(entry);
    const { phase } = registry.entry(entry.plugin.manifest.id)?.status ?? {};
    const isHeld = phase === 'quarantined';
    return {
      key: entry.key,
      id: entry.contribution.id,
      pluginId: entry.plugin.manifest.id,
      label: labelOf(entry, i18n.language),
      meta: textsOf(entry, i18n.language),
      render: (props) =>
        isHeld ? (
          <HeldPlace key={entry.key} name={source.label || source.pluginId} remedies={source.remedies} />
        ) : (
          <ContributionView key={entry.key} source={source} props={props} />
        ),
      prefetch: () => {
        if (isHeld) return;
        // What failed while this waited for its turn is tried again when somebody wants it, not before.
        const load = async () => {
          if (registry.entry(source.pluginId)?.status.phase !== 'failed') await source.code(PREFETCH);
        };
        const isOurs = registry.entry(source.pluginId)?.isBuiltin === true;
        void (isOurs ? load() : prefetching(load)).catch(() => undefined);
      },
    };
  }

  function PointView({ point, props, scope }: PointViewProps) {
    const items = usePointItems(point, scope ?? scopeOf(props));
    return <>{items.map((item) => item.render(props as never))}</>;
  }

  return {
    shell: hostOf('shell'),
    dispose: activations.dispose,
    prefetch(points) {
      for (const point of points) {
        for (const entry of registry.at(point)) {
          // What only the process decides may be shown with the next task.
          const unmet = unmetCondition(conditionsOf(entry), factsOf({}, groups.known))?.kind;
          if (unmet === undefined || unmet === 'processDefinitionKey') toItem(entry, 0).prefetch();
        }
      }
    },
    settle: groups.allow,
  };
}

interface PointViewProps {
  readonly point: PointId;
  readonly props: object;
  readonly scope?: PointScope;
}
