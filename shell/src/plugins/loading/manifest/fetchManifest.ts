import type { AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';
import { distrustOf, isHashWanted } from '@taskweave/plugin-files/admin-file/distrustOf';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { compatibilityOf, type HostVersions } from '@taskweave/plugin-files/manifest/compatibilityOf';
import { MOST_BYTES, readUpTo, tooManyContributions } from '@taskweave/plugin-files/manifest/manifestLimits';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { isJsonObject } from '@taskweave/plugin-files/problems/isJsonObject';

export interface ManifestRequest {
  readonly id: string;
  readonly manifest: string;
  readonly integrity: string | null;
}

export interface ManifestEdges {
  readonly policy: AdminPolicy;
  readonly page: string;
  readonly sdkVersion: string;
  readonly reactVersion: string;
  readonly fetch: typeof fetch;
  readonly engine: () => Promise<HostVersions['engine'] | null>;
}

export type ManifestAnswer =
  | { readonly ok: true; readonly plugin: RegisteredPlugin }
  | { readonly ok: false; readonly status: Extract<PluginStatus, { code: string }> };

export async function fetchManifest(request: ManifestRequest, edges: ManifestEdges): Promise<ManifestAnswer> {
  const { page, sdkVersion, reactVersion } = edges;
  if (!URL.canParse(request.manifest, page)) return refused('PLG-105', `${request.manifest} is no address.`);
  const address = new URL(request.manifest, page);
  const distrust = distrustOf(address, request.integrity, edges);
  if (distrust !== null) return refused(distrust.code, distrust.message);
  const answer = await read(address, request.integrity, edges);
  if (!answer.ok) return answer;
  const result = parseManifest(answer.content, request.id);
  if (!result.ok) {
    const phase = result.code === 'PLG-203' ? 'incompatible' : 'refused';
    return { ok: false, status: { phase, code: result.code, message: result.message } };
  }
  const { manifest } = result;
  if (
    isHashWanted(address, edges) &&
    (manifest.entry.integrity === '' || manifest.preload.some(({ integrity }) => integrity === ''))
  ) {
    return refused('PLG-301', `The manifest of ${manifest.id} names files without their hashes.`);
  }
  const engine = manifest.requires.engine === undefined ? null : await edges.engine();
  const misfit = compatibilityOf(manifest, {
    sdk: sdkVersion,
    react: reactVersion,
    ...(engine && { engine }),
  });
  if (misfit !== null) return { ok: false, status: { phase: 'incompatible', ...misfit } };
  return { ok: true, plugin: { manifest, baseUrl: new URL('.', address).href } };
}

type Content = { readonly ok: true; readonly content: unknown } | Extract<ManifestAnswer, { ok: false }>;

async function read(address: URL, integrity: string | null, edges: ManifestEdges): Promise<Content> {
  const { policy, fetch: send } = edges;
  const limit = (): RequestInit => ({
    signal: AbortSignal.timeout(policy.limits.manifestMs),
    ...(integrity === null && { cache: 'no-cache' }),
  });
  let response: Response;
  try {
    response = await send(address, { ...limit(), ...(integrity !== null && { integrity }) });
  } catch (error) {
    if (isTimeout(error)) return late(address, policy);
    // A wrong hash and a dead server look the same; a request without the hash tells them apart.
    const bare = integrity === null ? null : await send(address, limit()).catch(() => null);
    if (bare === null) return failed('PLG-401', `${address.href} does not answer.`);
    if (!bare.ok) return failed('PLG-402', `${address.href} answered with status ${bare.status}.`);
    return refused('PLG-302', `${address.href} is not the manifest whose hash the plugin file names.`);
  }
  if (!response.ok) return failed('PLG-402', `${address.href} answered with status ${response.status}.`);
  try {
    const text = await readUpTo(response, MOST_BYTES);
    if (text === null) {
      return refused(
        'PLG-209',
        `${address.href} is larger than ${MOST_BYTES / 2 ** 20} MB: it was not read.`,
      );
    }
    const content: unknown = JSON.parse(text);
    const tooMany = isJsonObject(content) ? tooManyContributions(content.contributes) : null;
    return tooMany === null ? { ok: true, content } : refused('PLG-210', `${address.href}: ${tooMany}`);
  } catch (error) {
    if (isTimeout(error)) return late(address, policy);
    return refused('PLG-201', `The answer of ${address.href} is no manifest of a plugin.`);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function late(address: URL, { limits }: AdminPolicy): Extract<ManifestAnswer, { ok: false }> {
  return failed('PLG-403', `${address.href} did not answer within ${limits.manifestMs} ms.`);
}

function refused(code: string, message: string): Extract<ManifestAnswer, { ok: false }> {
  return { ok: false, status: { phase: 'refused', code, message } };
}

function failed(code: string, message: string): Extract<ManifestAnswer, { ok: false }> {
  return { ok: false, status: { phase: 'failed', code, message } };
}
