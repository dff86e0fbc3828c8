import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginRegistry } from './PluginRegistry';

/**
 * A plugin that was switched off or quarantined while its code loaded stays off.
 * @example createPluginLoader({ source, onStatus: statusTeller(registry) })
 */
export function statusTeller(registry: Pick<PluginRegistry, 'entry' | 'setStatus'>) {
  // Deferred: code is first requested during a render, when no subscriber may update.
  return ({ manifest }: RegisteredPlugin, status: PluginStatus): void =>
    queueMicrotask(() => {
      const entry = registry.entry(manifest.id);
      if (entry?.plugin?.manifest === manifest && takesPart(entry.status)) {
        registry.setStatus(manifest.id, status);
      }
    });
}
