import { messageOf } from '@taskweave/engine-client/messageOf';
import type { AdminFile, AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { distrustOf } from '@taskweave/plugin-files/admin-file/distrustOf';
import { compatibilityOf } from '@taskweave/plugin-files/manifest/compatibilityOf';
import { linkFault } from '@taskweave/plugin-files/manifest/linkTemplate';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { SDK_VERSION } from '../../preset/ManifestPlugin.mjs';
import { fetchManifest } from './fetchManifest';

/** Comes with the page, and has no manifest. */
export const SHELL_ID = 'taskweave-shell';

interface Place {
  readonly admin: AdminFile;
  /** Address of Taskweave's page; undefined where it is not known. */
  readonly page: URL | undefined;
}

export interface CheckedEntry {
  readonly plugin: AdminPlugin;
  readonly isBuiltin: boolean;
  /** What takes part: null where nothing does, or nothing is known of it. */
  readonly manifest: PluginManifest | null;
  /** What is wrong, with its code; a part of the application stays as it came. */
  readonly fault: string | null;
}

/** What the application would make of each entry, and of which plugins it would consist then. */
export async function checkEntries({ admin, page }: Place, builtin: readonly PluginManifest[]) {
  const entries: CheckedEntry[] = [];
  let found = builtin;
  for (const plugin of admin.plugins) {
    const own = builtin.find(({ id }) => id === plugin.id);
    const isBuiltin = own !== undefined;
    const others = found.filter(({ id }) => id !== plugin.id || !isBuiltin);
    try {
      const manifest = await checkEntry(plugin, { admin, page, found: others, own });
      entries.push({ plugin, isBuiltin, manifest, fault: null });
      found = manifest === null ? others : [...others, manifest];
    } catch (error) {
      entries.push({ plugin, isBuiltin, manifest: own ?? null, fault: messageOf(error) });
    }
  }
  return { entries, found };
}

interface EntryContext extends Place {
  /** The other plugins of the application, and those before it. */
  readonly found: readonly PluginManifest[];
  /** The part of the application that has its id. */
  readonly own: PluginManifest | undefined;
}

/**
 * Whether the application would take the plugin of an entry.
 *
 * @returns the manifest; null where there is nothing to look at
 * @throws Error what is wrong, with its code
 */
async function checkEntry(
  plugin: AdminPlugin,
  { admin, page, found, own }: EntryContext,
): Promise<PluginManifest | null> {
  const isKnown = plugin.id === SHELL_ID || own !== undefined;
  // Without the page, our own parts are not known.
  if (plugin.format === 'builtin' && !isKnown && page !== undefined) {
    throw new Error('PLG-107: no part of the application has this id, and no manifest is named.');
  }
  if (!plugin.enabled) return null;
  if (plugin.format === 'builtin' && own !== undefined) checkedConfig(plugin, own, admin);
  if (plugin.format === 'declared') return plugin.manifest;
  if (plugin.format !== 'federation') return plugin.format === 'builtin' ? (own ?? null) : null;
  if (!URL.canParse(plugin.manifest, page)) {
    throw new Error(`${plugin.manifest} is relative: add --page with the address of Taskweave.`);
  }
  const address = new URL(plugin.manifest, page);
  const place = { policy: admin.policy, page: page?.href ?? 'about:blank' };
  const distrust = distrustOf(address, plugin.integrity, place);
  if (distrust?.code === 'PLG-303') throw new Error(`${distrust.code}: ${distrust.message}`);
  const { manifest, integrity } = await fetchManifest(address, plugin.id);
  if (distrust !== null)
    throw new Error(`PLG-301: the hash of the manifest is missing. It is ${integrity} now.`);
  if (plugin.integrity !== null && plugin.integrity !== integrity) {
    throw new Error(`PLG-302: ${address} is not the pinned manifest. Its hash is ${integrity} now.`);
  }
  const misfit = compatibilityOf(manifest, { sdk: SDK_VERSION });
  if (misfit !== null) throw new Error(`${misfit.code}: ${misfit.message}`);
  const config = checkedConfig(plugin, manifest, admin);
  const links = manifest.contributes.flatMap((one) => linkFault(one, config) ?? []);
  if (links.length > 0) throw new Error(links.map((fault) => `PLG-213: ${fault}`).join(' '));
  const twin = found.find(
    (other) => other.id === manifest.id || other.entry.container === manifest.entry.container,
  );
  if (twin !== undefined) throw new Error(`PLG-207: the plugin ${twin.id} is there already.`);
  return manifest;
}

function checkedConfig(plugin: AdminPlugin, { config: schema }: PluginManifest, admin: AdminFile): unknown {
  if (schema === undefined) return undefined;
  const result = admin.readConfig(schema, plugin.config);
  if (result.ok) return result.config;
  const wrong = result.problems.map(
    ({ pointer, message }) => `PLG-108: /plugins/${plugin.index}/config${pointer} ${message}.`,
  );
  throw new Error(wrong.join(' '));
}
