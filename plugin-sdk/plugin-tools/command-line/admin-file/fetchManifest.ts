import { createHash } from 'node:crypto';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { parseJson } from '../command/parseJson';

export type FetchedManifest =
  | { readonly ok: true; readonly manifest: PluginManifest; readonly integrity: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

/**
 * Fetches and checks a manifest, and takes its hash.
 *
 * @param id the plugin that it must be of; null takes any
 */
export async function fetchManifest(address: URL, id: string | null): Promise<FetchedManifest> {
  let bytes: Buffer;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) {
      return { ok: false, code: 'PLG-402', message: `${address} answered with status ${response.status}.` };
    }
    bytes = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    return { ok: false, code: 'PLG-401', message: `${address} does not answer (${reasonOf(error)}).` };
  }
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const result = parseManifest(parseJson(bytes.toString('utf8')), id);
  return result.ok ? { ok: true, manifest: result.manifest, integrity } : result;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
