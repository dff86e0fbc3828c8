import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { integrity } from '../../preset/ManifestPlugin.mjs';
import { fetchBytes } from '../command/fetchBytes';
import { parseJson } from '../command/parseJson';

export interface FetchedManifest {
  readonly manifest: PluginManifest;
  readonly integrity: string;
}

/**
 * Fetches and checks a manifest, and takes its hash.
 *
 * @param id the plugin that it must be of; null takes any
 * @throws Error with its code: it does not answer, or is no manifest of that plugin
 */
export async function fetchManifest(address: URL, id: string | null): Promise<FetchedManifest> {
  const bytes = await fetchBytes(address);
  const result = parseManifest(parseJson(bytes.toString('utf8')), id);
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return { manifest: result.manifest, integrity: integrity(bytes, 'sha384') };
}
