import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type {
  BulkActionProps,
  PointId,
  PointItem,
  PointScope,
  PropsOf,
  TaskEvent,
} from '@taskweave/plugin-sdk';
import type { PluginHost } from '@taskweave/plugin-sdk/host';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { watchPolicy } from '../faults/watchPolicy';
import { isolationTools } from '../isolation/isolationTools';
import { sealed, sealedService } from '../isolation/sealed';
import { foldersOf } from '../registry/foldersOf';
import type { PluginRegistry } from '../registry/PluginRegistry';
import type { HostOptions } from './HostOptions';
import { invalidateTasks } from './invalidateTasks';
import { wallServices } from './pluginServices';
import type { ServiceWall } from './serviceTable';

export interface PluginIsolation {
  enclose(pluginId: string, host: PluginHost, connection?: EngineConnection): PluginHost;
  component(pluginId: string, component: ComponentType<object>): ComponentType<object>;
  props(props: object): object;
  invalidate(event: TaskEvent): void;
  dispose(): void;
}

export function isolatePlugins(options: HostOptions): PluginIsolation {
  const { plugins, queryClient, connection, notifications } = options;
  const caches = new Map<string, QueryClient>();
  const walled = new WeakMap<ComponentType<object>, ComponentType<object>>();
  const stop = plugins.registry.subscribe(() => {
    for (const { id, source } of notifications.items) {
      if (source !== undefined && !isOnPage(source.pluginId, plugins.registry)) notifications.close(id);
    }
  });

  const forgetPolicy = watchBlocked(options);

  function cacheOf(pluginId: string): QueryClient {
    const known = caches.get(pluginId);
    if (known !== undefined) return known;
    const cache = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
    caches.set(pluginId, cache);
    return cache;
  }

  function InCommon({ children }: { readonly children: ReactNode }) {
    return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  }

  return {
    enclose: (pluginId, host, client = connection) => ({
      services: sealedService(
        wallServices(host.services, wallOf(pluginId, { ...options, connection: client }, cacheOf(pluginId))),
      ),
      within: host.within,
      useLanguage: host.useLanguage,
      useConfig: () => sealed(host.useConfig()),
      usePointItems<P extends PointId>(point: P, scope: PointScope) {
        const items = host.usePointItems(point, scope);
        return useMemo(() => items.map((item) => inCommon(item)), [items]);
      },
      usePages: host.usePages,
      Point: (props) => (
        <InCommon>
          <host.Point {...props} />
        </InCommon>
      ),
    }),
    component(pluginId, Component) {
      // A new wrapper would make React mount another component with empty state.
      const known = walled.get(Component);
      if (known !== undefined) return known;
      const cache = cacheOf(pluginId);
      function Walled(props: object) {
        return (
          <QueryClientProvider client={cache}>
            <Component {...sealedProps(props)} />
          </QueryClientProvider>
        );
      }
      walled.set(Component, Walled);
      return Walled;
    },
    props: sealedProps,
    invalidate(event) {
      for (const cache of caches.values()) invalidateTasks(cache, connection.name, event);
    },
    dispose() {
      stop();
      forgetPolicy();
      for (const cache of caches.values()) cache.clear();
      caches.clear();
    },
  };

  function inCommon<P extends PointId>(item: PointItem<P>): PointItem<P> {
    const { render } = item;
    return {
      ...item,
      render: (props: PropsOf<P>) => <InCommon key={item.key}>{render(props)}</InCommon>,
    };
  }
}

function wallOf(pluginId: string, options: HostOptions, queryClient: QueryClient): ServiceWall {
  const { plugins, connection, page, i18n, signIn } = options;
  const { registry, health } = plugins;
  const manifest = () => registry.entry(pluginId)?.plugin?.manifest;
  return {
    pluginId,
    registry,
    health,
    connection,
    page,
    signIn,
    queryClient,
    manifest,
    onRefused: ({ code, message }) => health.note(pluginId, code, message),
    isOn: () => isOnPage(pluginId, registry),
    sourceText: () => i18n.t('shell', 'plugin.source', { name: manifest()?.displayName ?? pluginId }),
    tools: isolationTools,
  };
}

function isOnPage(pluginId: string, registry: Pick<PluginRegistry, 'entry'>): boolean {
  const entry = registry.entry(pluginId);
  return entry !== null && takesPart(entry.status);
}

function sealedProps(props: object): object {
  const data = Object.fromEntries(Object.entries(props).map(([name, value]) => [name, sealed(value)]));
  return isBulk(props) ? { ...data, run: sealedRun(props.run) } : data;
}

function isBulk(props: object): props is BulkActionProps {
  return 'tasks' in props && 'run' in props;
}

function sealedRun(run: BulkActionProps['run']): BulkActionProps['run'] {
  return (operation) => {
    const { apply, undo, hold } = operation;
    run({
      ...operation,
      apply: (task, signal) => apply(sealed(task), signal),
      ...(undo && { undo: (task, signal) => undo(sealed(task), signal) }),
      ...(hold && { hold: (tasks, closeMessage) => hold(sealed(tasks), closeMessage) }),
    });
  };
}

function watchBlocked({ plugins: { registry, health }, connection }: HostOptions): () => void {
  return watchPolicy({
    folders: () => foldersOf(registry, connection.appRoot),
    running: () =>
      registry.plugins.flatMap(({ id, isBuiltin, status }) =>
        !isBuiltin && (status.phase === 'active' || status.phase === 'loading') ? [id] : [],
      ),
    onBlocked: (pluginId, message) => health.note(pluginId, 'PLG-616', message),
  });
}
