import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { createFederationSource } from './federationSource';
import type { ContainerSource } from './PluginLoader';
import { completeQuery } from './shared/sharedQuery';

export interface PluginSourceOptions {
  readonly registry: Pick<PluginRegistry, 'entry'>;
  readonly atHand: ReadonlyMap<PluginManifest, PluginDefinition>;
}

export function createPluginSource({ registry, atHand }: PluginSourceOptions): ContainerSource {
  const remote = createFederationSource();
  return {
    ...remote,
    async load(plugin, attempt) {
      const { manifest } = plugin;
      const definition = atHand.get(manifest);
      if (definition !== undefined) return { default: definition };
      if (registry.entry(manifest.id)?.isBuiltin === false) await completeQuery();
      const module = await remote.load(plugin, attempt);
      if (takesAll(manifest)) await completeQuery();
      return module;
    },
  };
}

function takesAll({ contributes }: PluginManifest): boolean {
  return !contributes.some(({ point, meta }) => point === 'shell.column' && meta.needsTask !== true);
}
