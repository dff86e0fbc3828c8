import type { AdminFile, AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { distrustOf } from '@taskweave/plugin-files/admin-file/distrustOf';
import { compatibilityOf } from '@taskweave/plugin-files/manifest/compatibilityOf';
import { linkFault } from '@taskweave/plugin-files/manifest/linkTemplate';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { POINT_IDS } from '../../../src/contract/pointIds';
import { SDK_VERSION } from '../../preset/ManifestPlugin.mjs';
import { fetchManifest } from './fetchManifest';

/** Comes with the page, and has no manifest. */
export const SHELL_ID = 'taskweave-shell';

export interface EntryContext {
  readonly admin: AdminFile;
  /** Address of Taskweave's page; undefined where it is not known. */
  readonly page: URL | undefined;
  /** The plugins before it. */
  readonly found: readonly PluginManifest[];
}

/**
 * Whether the application would take the plugin of an entry.
 *
 * @returns the manifest; null where there is nothing to look at
 * @throws Error what is wrong, with its code
 */
export async function checkEntry(
  plugin: AdminPlugin,
  { admin, page, found }: EntryContext,
): Promise<PluginManifest | null> {
  const isKnown = plugin.id === SHELL_ID || found.some(({ id }) => id === plugin.id);
  // Without the page, our own parts are not known.
  if (plugin.format === 'builtin' && !isKnown && page !== undefined) {
    throw new Error('PLG-107: no part of the application has this id, and no manifest is named.');
  }
  if (!plugin.enabled || plugin.format !== 'federation') return null;
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
  const misfit = compatibilityOf(manifest, { sdk: SDK_VERSION, points: POINT_IDS });
  if (misfit !== null) throw new Error(`${misfit.code}: ${misfit.message}`);
  const config = manifest.config && admin.readConfig(manifest.config, plugin.config);
  if (config?.ok === false) {
    const wrong = config.problems.map(
      ({ pointer, message }) => `PLG-108: /plugins/${plugin.index}/config${pointer} ${message}.`,
    );
    throw new Error(wrong.join(' '));
  }
  const links = manifest.contributes.flatMap((one) => linkFault(one, config?.config) ?? []);
  if (links.length > 0) throw new Error(links.map((fault) => `PLG-213: ${fault}`).join(' '));
  const twin = found.find(
    (other) => other.id === manifest.id || other.entry.container === manifest.entry.container,
  );
  if (twin !== undefined) throw new Error(`PLG-207: the plugin ${twin.id} is there already.`);
  return manifest;
}
