import type { PluginRegistry } from '../registry/PluginRegistry';
import type { PluginLoader } from './PluginLoader';

interface Platform {
  readonly registry: Pick<PluginRegistry, 'at' | 'entry'>;
  readonly loader: Pick<PluginLoader, 'load'>;
}

export function loadColumns(
  { registry, loader }: Platform,
  { hasTask }: { readonly hasTask: boolean },
): void {
  // Scripts run in this order, and the rows are more urgent than the filters.
  for (const { plugin, contribution } of registry.at('shell.column').toReversed()) {
    const isShown = hasTask || contribution.meta.needsTask !== true;
    const isOurs = registry.entry(plugin.manifest.id)?.isBuiltin === true;
    if (isShown && isOurs) loader.load(plugin).catch(() => undefined);
  }
}
