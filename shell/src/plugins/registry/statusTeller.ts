import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginRegistry } from './PluginRegistry';

/**
 * Writes what becomes of a plugin's code into the registry. A plugin that was switched off or taken off the page while its
 * code was on the way stays off.
 *
 * @example createPluginLoader({ source, onStatus: statusTeller(registry) })
 */
export function statusTeller(registry: Pick<PluginRegistry, 'entry' | 'setStatus'>) {
  // Code is first asked for while its place is drawn: nothing that shows the status may be drawn again meanwhile.
  return ({ manifest }: RegisteredPlugin, status: PluginStatus): void =>
    queueMicrotask(() => {
      const entry = registry.entry(manifest.id);
      if (entry?.plugin?.manifest === manifest && takesPart(entry.status)) {
        registry.setStatus(manifest.id, status);
      }
    });
}
