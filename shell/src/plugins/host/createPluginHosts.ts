import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import type { RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PointId, TaskEvent } from '@taskweave/plugin-sdk';
import type { PluginHost } from '@taskweave/plugin-sdk/host';
import { type ComponentType, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useShellText';
import { createPersonGroups } from '../../session/PersonGroups';
import type { createLinks } from '../links/createLinks';
import { createPluginActivations } from '../loading/PluginActivations';
import type { HostOptions } from '../services/HostOptions';
import { invalidateTasks } from '../services/invalidateTasks';
import type { PluginIsolation } from '../services/isolatePlugins';
import { createPluginServices, scopeServices } from '../services/pluginServices';
import { createTaskEvents } from '../services/TaskEvents';
import { createContributionLoader } from './ContributionLoader';
import { createContributionSources } from './ContributionSources';
import { createRemedies } from './createRemedies';
import { usePages } from './usePages';
import { createPointItems } from './usePointItems';

export interface PluginHosts {
  readonly shell: PluginHost;
  readonly prefetch: (points: readonly PointId[]) => void;
  readonly dispose: () => void;
  readonly settle: () => void;
}

export function createPluginHosts(options: HostOptions): PluginHosts {
  const { connection, plugins, i18n, user, queryClient } = options;
  const { registry, loader, health } = plugins;
  const hosts = new Map<string, PluginHost>();
  const isolation = createLateIsolation(options);
  const taskEvents = createTaskEvents((event: TaskEvent) => {
    invalidateTasks(queryClient, connection.name, event);
    isolation.current()?.invalidate(event);
  });
  const groups = createPersonGroups(
    () => queryClient.fetchQuery(userQueries(connection).groups(user.id)),
    `${connection.name}:${user.id}`,
  );
  const activations = createPluginActivations({
    registry,
    limit: () => registry.admin.policy.limits.activateMs,
    contextOf: (pluginId, signal) => scopeServices(hostOf(pluginId).services, signal),
    onFault: (pluginId, error) => health.fault(pluginId, null, error, 'PLG-606'),
    onEnd: (pluginId) => sources.forget(pluginId),
  });
  const sources = createContributionSources({
    hostOf,
    remediesOf: (pluginId) => createRemedies(pluginId, options),
    i18n,
    loadCode: createContributionLoader({
      registry,
      loader,
      activations,
      user,
      servicesOf: (pluginId) => hostOf(pluginId).services,
      isolate: isolation.load,
      linkOf: isolation.linkOf,
    }),
    onFault: (pluginId, contribution, error) => health.fault(pluginId, contribution, error),
    onDraw: plugins.onDraw,
    onDrawn: (pluginId, contribution, milliseconds) => health.drawn(contribution, pluginId, milliseconds),
  });
  const items = createPointItems({
    engine: connection.name,
    user: user.id,
    registry,
    sources,
    groups,
    i18n,
  });

  /** A part of a task of one of several engines gets that engine's client. */
  function hostOf(pluginId: string, taskId: string | null = null): PluginHost {
    const within = taskId === null ? null : options.connections?.within(taskId);
    const name = within == null ? pluginId : `${pluginId} ${within.connection}`;
    const known = hosts.get(name);
    if (known !== undefined) return known;
    const isStrange = registry.entry(pluginId)?.isBuiltin === false;
    const open = openHostOf(pluginId, within ?? connection);
    const host = isStrange ? isolation.enclose(pluginId, open, within ?? connection) : open;
    hosts.set(name, host);
    return host;
  }

  function openHostOf(pluginId: string, client: EngineConnection): PluginHost {
    return {
      services: createPluginServices({ ...options, connection: client, pluginId, taskEvents }),
      within: (id) => hostOf(pluginId, id),
      useLanguage: () => useText(pluginId),
      useConfig: () =>
        useSyncExternalStore(registry.subscribe, () => registry.entry(pluginId)?.config ?? null),
      usePointItems: items.usePointItems,
      usePages,
      Point: items.Point,
    };
  }

  return {
    shell: hostOf('shell'),
    dispose() {
      activations.dispose();
      isolation.current()?.dispose();
    },
    prefetch: items.prefetch,
    settle: groups.allow,
  };
}

function createLateIsolation(options: HostOptions) {
  let isolation: PluginIsolation | null = null;
  let links: ReturnType<typeof createLinks> | null = null;

  async function load(): Promise<PluginIsolation> {
    const { isolatePlugins } = await import(
      /* webpackChunkName: "plugin-walls" */ '../services/isolatePlugins'
    );
    isolation ??= isolatePlugins(options);
    return isolation;
  }

  return {
    current: () => isolation,
    load,
    enclose(pluginId: string, host: PluginHost, connection: EngineConnection): PluginHost {
      if (isolation === null) throw new Error(`The plugin ${pluginId} would be handed the page as it is.`);
      return isolation.enclose(pluginId, host, connection);
    },
    async linkOf(entry: RegisteredContribution): Promise<ComponentType<object> | null> {
      await load();
      const late = await import(/* webpackChunkName: "plugin-walls" */ '../links/createLinks');
      links ??= late.createLinks(options);
      return links(entry);
    },
  };
}
