import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginRegistry } from './PluginRegistry';

export function statusTeller(registry: Pick<PluginRegistry, 'entry' | 'setStatus'>) {
  // Code is first requested during a render, when no subscriber may update, so the status is deferred.
  return ({ manifest }: RegisteredPlugin, status: PluginStatus): void =>
    queueMicrotask(() => {
      const entry = registry.entry(manifest.id);
      if (entry?.plugin?.manifest === manifest && takesPart(entry.status)) {
        registry.setStatus(manifest.id, status);
      }
    });
}
