import type { PluginManifest } from '@taskweave/plugin-sdk';
import type { AdminFile } from './AdminFile';
import type { PluginRegistry } from './PluginRegistry';

/** Fetches the manifests that the administrator's file names and registers each as it arrives. Nothing waits for it. */
export async function loadManifests(admin: AdminFile, registry: PluginRegistry): Promise<void> {
  await Promise.all(
    admin.plugins
      .filter(({ enabled, manifest }) => enabled && manifest !== null)
      .map(async ({ id, manifest }) => {
        const address = new URL(manifest ?? '', location.href);
        const isAllowed = address.origin === location.origin || admin.origins.includes(address.origin);
        if (!isAllowed) return;
        const plugin = await fetchManifest(address, id);
        if (plugin !== null) registry.add({ manifest: plugin, baseUrl: new URL('.', address).href });
      }),
  );
}

async function fetchManifest(address: URL, id: string): Promise<PluginManifest | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    const manifest = (await response.json()) as PluginManifest;
    const isUsable = response.ok && manifest.manifestVersion === 1 && manifest.id === id;
    return isUsable ? manifest : null;
  } catch {
    return null;
  }
}
