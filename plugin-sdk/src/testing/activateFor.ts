import type { PluginDefinition } from '../contract/definePlugin';
import type { PluginServices } from '../contract/services';

/** Activates a plugin as the shell does before it renders the first contribution. Returns the deactivation. */
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
