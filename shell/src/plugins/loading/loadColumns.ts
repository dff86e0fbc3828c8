import type { PluginRegistry } from '../registry/PluginRegistry';
import type { PluginLoader } from './PluginLoader';

/** What of the platform it takes. */
interface Platform {
  readonly registry: Pick<PluginRegistry, 'at' | 'entry'>;
  readonly loader: Pick<PluginLoader, 'load'>;
}

/**
 * Loads the code of our own columns, for a page that is about to show them: it is evaluated beside the first picture of the
 * frame, not after it. The place where it is drawn shows what fails.
 */
export function loadColumns(
  { registry, loader }: Platform,
  { hasTask }: { readonly hasTask: boolean },
): void {
  // Scripts run in this order, and nobody waits for the filters as for the rows.
  for (const { plugin, contribution } of registry.at('shell.column').toReversed()) {
    const isShown = hasTask || contribution.meta.needsTask !== true;
    const isOurs = registry.entry(plugin.manifest.id)?.isBuiltin === true;
    if (isShown && isOurs) loader.load(plugin).catch(() => undefined);
  }
}
