import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginRegistry } from './PluginRegistry';

export interface Twin {
  readonly id: string;
  readonly plugin: RegisteredPlugin;
}

type Plugins = Pick<PluginRegistry, 'plugins' | 'entry'>;

/** With the same container name, one plugin would run the code of the other. */
export function twinOf({ plugins }: Plugins, { manifest }: RegisteredPlugin): Twin | null {
  const { id, entry } = manifest;
  for (const other of plugins) {
    if (other.id === id || other.plugin === null || other.status.phase === 'refused') continue;
    if (other.plugin.manifest.entry.container === entry.container)
      return { id: other.id, plugin: other.plugin };
  }
  return null;
}

export function isBefore(registry: Plugins, id: string, twin: Twin): boolean {
  const entry = registry.entry(twin.id);
  if (entry === null || entry.isBuiltin || entry.status.phase !== 'ready') return false;
  return registry.plugins.findIndex((one) => one.id === id) < registry.plugins.indexOf(entry);
}
