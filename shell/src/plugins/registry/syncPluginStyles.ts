import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginRegistry } from './PluginRegistry';

/**
 * Keeps the style sheets of plugins in step with their state: those of a plugin that is off the page, or of an older build,
 * have no say. They are switched off rather than taken away, because code that comes back asks for its sheets only once.
 *
 * @returns the way to stop
 */
export function syncPluginStyles(registry: PluginRegistry): () => void {
  /** Whose files are in which folder, for as long as the page is open. */
  const folders = new Map<string, string>();
  return registry.subscribe(() => {
    for (const { id, plugin, isBuiltin } of registry.plugins) {
      if (!isBuiltin && plugin !== null) folders.set(plugin.baseUrl, id);
    }
    if (folders.size === 0) return;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    for (const [folder, id] of folders) {
      const entry = registry.entry(id);
      const isOn = entry?.plugin?.baseUrl === folder && takesPart(entry.status);
      for (const sheet of sheets.filter(({ href }) => href.startsWith(folder))) {
        sheet.dataset.plugin = id;
        if (sheet.disabled === isOn) sheet.disabled = !isOn;
      }
    }
  });
}
