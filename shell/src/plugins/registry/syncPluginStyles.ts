import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginRegistry } from './PluginRegistry';

/** Code that comes back requests its sheets only once, so they are disabled instead of removed. */
export function syncPluginStyles(registry: PluginRegistry): () => void {
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
