import type { PluginDefinition } from '../contract/definePlugin';
import type { PluginServices } from '../contract/services';

/**
 * Switches a plugin on as the shell does before its first contribution is drawn.
 *
 * @returns a function that switches it off again
 */
export async function activateFor(plugin: PluginDefinition, services: PluginServices): Promise<() => void> {
  const controller = new AbortController();
  const context = { ...services, signal: controller.signal };
  // The configuration was validated against the plugin's schema.
  const disposer = await plugin.activate?.(context as never);
  return () => {
    controller.abort();
    if (typeof disposer === 'function') disposer();
  };
}
