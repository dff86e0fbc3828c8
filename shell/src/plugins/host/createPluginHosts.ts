import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import type { PluginHost, PointId, TaskEvent } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useShellText';
import { createPersonGroups } from '../../session/PersonGroups';
import type { PluginWalls } from '../isolation/createPluginWalls';
import { createPluginActivations } from '../loading/PluginActivations';
import { createPluginServices } from '../services/createPluginServices';
import type { HostOptions } from '../services/HostOptions';
import { invalidateTasks } from '../services/invalidateTasks';
import { scopeServices } from '../services/scopeServices';
import { createTaskEvents } from '../services/TaskEvents';
import { createContributionLoader } from './ContributionLoader';
import { createContributionSources } from './ContributionSources';
import { createRemedies } from './createRemedies';
import { createPointItems } from './usePointItems';

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
  const hosts = new Map<string, PluginHost>();
  let walls: PluginWalls | null = null;
  const taskEvents = createTaskEvents((event: TaskEvent) => {
    invalidateTasks(queryClient, connection.engine, event);
    walls?.invalidate(event);
  });
  const groups = createPersonGroups(() => queryClient.fetchQuery(userQueries(connection).groups(user.id)));
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
      raiseWalls,
    }),
    onFault: (pluginId, contribution, error) => health.fault(pluginId, contribution, error),
    onDraw: (pluginId, contribution) => plugins.pageWatch()?.draws(pluginId, contribution),
    onDrawn: (pluginId, contribution, milliseconds) => health.drawn(contribution, pluginId, milliseconds),
  });
  const items = createPointItems({
    engine: connection.engine,
    user: user.id,
    registry,
    sources,
    groups,
    i18n,
  });

  /** Before a stranger is handed anything. */
  async function raiseWalls(): Promise<PluginWalls> {
    const { createPluginWalls } = await import(
      /* webpackChunkName: "plugin-walls" */ '../isolation/createPluginWalls'
    );
    walls ??= createPluginWalls(options);
    return walls;
  }

  function hostOf(pluginId: string): PluginHost {
    const known = hosts.get(pluginId);
    if (known !== undefined) return known;
    const host = isStrange(pluginId) ? enclosedHostOf(pluginId) : openHostOf(pluginId);
    hosts.set(pluginId, host);
    return host;
  }

  function isStrange(pluginId: string): boolean {
    return registry.entry(pluginId)?.isBuiltin === false;
  }

  function enclosedHostOf(pluginId: string): PluginHost {
    if (walls === null) throw new Error(`The plugin ${pluginId} would be handed the page without its walls.`);
    return walls.enclose(pluginId, openHostOf(pluginId));
  }

  function openHostOf(pluginId: string): PluginHost {
    return {
      services: createPluginServices(pluginId, taskEvents, options),
      useLanguage: () => useText(pluginId),
      useConfig: () =>
        useSyncExternalStore(registry.subscribe, () => registry.entry(pluginId)?.config ?? null),
      usePointItems: items.usePointItems,
      Point: items.Point,
    };
  }

  return {
    shell: hostOf('shell'),
    dispose() {
      activations.dispose();
      walls?.dispose();
    },
    prefetch: items.prefetch,
    settle: groups.allow,
  };
}
