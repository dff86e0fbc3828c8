import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginRegistry } from './PluginRegistry';

/** A plugin whose container has the name of another's. */
export interface Twin {
  readonly id: string;
  readonly plugin: RegisteredPlugin;
}

type Plugins = Pick<PluginRegistry, 'plugins' | 'entry'>;

/** Another plugin that takes part and has a container of the same name: one of them would run the code of the other. */
export function twinOf({ plugins }: Plugins, { manifest }: RegisteredPlugin): Twin | null {
  const { id, entry } = manifest;
  for (const other of plugins) {
    if (other.id === id || other.plugin === null || other.status.phase === 'refused') continue;
    if (other.plugin.manifest.entry.container === entry.container)
      return { id: other.id, plugin: other.plugin };
  }
  return null;
}

/** Whether a plugin goes before its twin: it stands above it in the file, and no code of the twin is on the page. */
export function isBefore(registry: Plugins, id: string, twin: Twin): boolean {
  const entry = registry.entry(twin.id);
  if (entry === null || entry.isBuiltin || entry.status.phase !== 'ready') return false;
  return registry.plugins.findIndex((one) => one.id === id) < registry.plugins.indexOf(entry);
}
