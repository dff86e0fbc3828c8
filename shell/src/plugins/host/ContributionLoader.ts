import type {
  RegisteredContribution,
  RegisteredPlugin,
} from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { AnyContribution, PluginServices, User } from '@taskweave/plugin-sdk';
import type { ComponentType } from 'react';
import { PluginFault } from '../faults/PluginFault';
import { diagnoseLater } from '../loading/diagnosis/diagnoseLater';
import type { PluginActivations } from '../loading/PluginActivations';
import type { PluginLoader } from '../loading/PluginLoader';
import type { PluginRegistry } from '../registry/PluginRegistry';
import type { PluginIsolation } from '../services/isolatePlugins';
import type { ContributionCode } from './ContributionView';

export interface ContributionLoaderOptions {
  readonly registry: PluginRegistry;
  readonly loader: PluginLoader;
  readonly activations: PluginActivations;
  readonly user: User;
  readonly servicesOf: (pluginId: string) => PluginServices;
  readonly linkOf: (entry: RegisteredContribution) => Promise<ComponentType<object> | null>;
  readonly isolate: () => Promise<PluginIsolation>;
}

export function createContributionLoader(
  options: ContributionLoaderOptions,
): (entry: RegisteredContribution) => Promise<ContributionCode> {
  const { registry, loader, servicesOf, isolate, linkOf } = options;
  const switchOn = createSwitch(options);
  return async (entry) => {
    const { point, id, meta } = entry.contribution;
    const Link = meta.href === undefined ? null : await linkOf(entry);
    if (Link !== null) return { kind: 'component', Component: Link };
    const isOurs = registry.entry(entry.plugin.manifest.id)?.isBuiltin === true;
    const [contribution, isolation] = await Promise.all([
      loader.contribution(entry.plugin, point, id),
      isOurs ? null : isolate(),
    ]);
    await switchOn(entry.plugin);
    try {
      const code = await readCode(entry, contribution, servicesOf);
      return isolation === null ? code : enclose(code, entry.plugin, isolation);
    } catch (error) {
      // Chunks are loaded relative to the entry's address, so only a fresh entry requests them again.
      loader.forget(entry.plugin);
      throw await diagnoseLater(entry.plugin, error, async () => {
        const { diagnoseFile } = await import(
          /* webpackChunkName: "diagnosis" */ '../loading/diagnosis/diagnoseFile'
        );
        return () => diagnoseFile(entry.plugin, error);
      });
    }
  };
}

function createSwitch({ registry, loader, activations, user }: ContributionLoaderOptions) {
  const activeStatus = new WeakMap<RegisteredPlugin, PluginStatus>();
  return async (plugin: RegisteredPlugin): Promise<void> => {
    const { id } = plugin.manifest;
    const isMeant = () => registry.entry(id)?.plugin === plugin;
    const definition = await loader.load(plugin);
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
    const good = activeStatus.get(plugin);
    const isIdle = before?.phase === 'failed' || before?.phase === 'ready';
    if (isIdle && good !== undefined && isMeant()) registry.setStatus(id, good);
  };
}

function enclose(
  code: ContributionCode,
  plugin: RegisteredPlugin,
  isolation: PluginIsolation,
): ContributionCode {
  if (code.kind === 'component') {
    return { kind: 'component', Component: isolation.component(plugin.manifest.id, code.Component) };
  }
  return {
    kind: 'mount',
    mount(host, props) {
      const part = code.mount(host, isolation.props(props));
      return {
        update: (next) => part.update?.(isolation.props(next)),
        dispose: () => part.dispose(),
      };
    },
  };
}

async function readCode(
  entry: RegisteredContribution,
  contribution: AnyContribution,
  servicesOf: (pluginId: string) => PluginServices,
): Promise<ContributionCode> {
  if (contribution.component !== undefined) {
    const { default: Component } = await contribution.component();
    return { kind: 'component', Component: Component as ComponentType<object> };
  }
  const loaded = await contribution.mount?.();
  if (loaded === undefined) {
    throw new Error(`${contribution.point}:${entry.key} has neither component nor mount`);
  }
  const mount = loaded.default as Mount;
  const services = servicesOf(entry.plugin.manifest.id);
  return { kind: 'mount', mount: (host, props) => mount(host, props, services) };
}

type Mount = (
  host: HTMLElement,
  props: object,
  services: PluginServices,
) => { update?(props: object): void; dispose(): void };
