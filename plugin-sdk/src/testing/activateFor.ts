import type { PluginDefinition } from '../contract/definePlugin';
import type { PluginServices } from '../contract/services';

/**
 * Switches a plugin on as the shell does before its first contribution is drawn.
 *
 * @returns switches it off again
 */
export async function activateFor(plugin: PluginDefinition, services: PluginServices): Promise<() => void> {
  const controller = new AbortController();
  const context = { ...services, signal: controller.signal };
  // Its configuration was checked by its own schema.
  const disposer = await plugin.activate?.(context as never);
  return () => {
    controller.abort();
    if (typeof disposer === 'function') disposer();
  };
}
