import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import type { ContainerSource } from './PluginLoader';

/** The source that has some plugins at hand already, and gets all others from `remote`. */
export function withDefinitions(
  remote: ContainerSource,
  definitions: ReadonlyMap<PluginManifest, PluginDefinition>,
): ContainerSource {
  return {
    ...remote,
    load(plugin, attempt) {
      const definition = definitions.get(plugin.manifest);
      return definition === undefined
        ? remote.load(plugin, attempt)
        : Promise.resolve({ default: definition });
    },
  };
}

/** The source that has somebody watch before the code of a plugin runs. */
export function guarded(
  remote: ContainerSource,
  watch: (pluginId: string) => Promise<void>,
): ContainerSource {
  return {
    ...remote,
    async load(plugin, attempt) {
      await watch(plugin.manifest.id);
      return remote.load(plugin, attempt);
    },
  };
}

/** The source that has something brought for plugins that take it, once their code is there: it is needed when they draw. */
export function completed(
  remote: ContainerSource,
  takes: (pluginId: string) => boolean,
  complete: () => Promise<void>,
): ContainerSource {
  return {
    ...remote,
    async load(plugin, attempt) {
      const module = await remote.load(plugin, attempt);
      if (takes(plugin.manifest.id)) await complete();
      return module;
    },
  };
}
