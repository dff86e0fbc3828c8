import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';
import type { AdminFile, AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';

export interface DevOverride {
  readonly id: string;
  readonly manifest: string;
}

export type DevRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly code: 'PLG-305' | 'PLG-306'; readonly text: string }
  | { readonly kind: 'asked'; readonly override: DevOverride }
  | { readonly kind: 'on'; readonly override: DevOverride };

export interface DevEdges {
  readonly search: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const KEY = 'taskweave.plugin-dev';
const PARAM = 'plugin-dev';

export function readDevRequest(
  policy: AdminPolicy['devOverrides'],
  { search, storage }: DevEdges,
): DevRequest {
  const text = new URLSearchParams(search).get(PARAM);
  const kept = text === null ? readKept(storage) : null;
  if (text === 'off' || (text === null && kept === null)) return { kind: 'none' };
  if (policy === 'deny') {
    return text === null ? { kind: 'none' } : { kind: 'refused', code: 'PLG-305', text };
  }
  if (kept !== null) return { kind: 'on', override: kept };
  const override = parseOverride(text ?? '');
  if (override === null) return { kind: 'refused', code: 'PLG-306', text: text ?? '' };
  return policy === 'allow' ? { kind: 'on', override } : { kind: 'asked', override };
}

export function keepOverride(override: DevOverride | null, storage: DevEdges['storage']): void {
  writeKeptValue(storage, KEY, override);
}

export function withoutDevRequest({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete(PARAM);
  const text = query.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${hash}`;
}

export function withOverride(file: AdminFile, override: DevOverride | null): AdminFile {
  if (override === null) return file;
  const { id, manifest } = override;
  const known = file.plugins.find((plugin) => plugin.id === id);
  const entry = {
    id,
    format: 'federation',
    manifest,
    integrity: null,
    enabled: true,
    config: known?.config ?? null,
    groups: known?.groups ?? null,
    index: known?.index ?? file.plugins.length,
  } as const;
  const plugins =
    known === undefined
      ? [...file.plugins, entry]
      : file.plugins.map((plugin) => (plugin.id === id ? entry : plugin));
  return { ...file, plugins };
}

export function devPolicy(policy: AdminPolicy, { manifest }: DevOverride): AdminPolicy {
  return { ...policy, integrity: 'off', origins: [...policy.origins, new URL(manifest).origin] };
}

function readKept(storage: DevEdges['storage']): DevOverride | null {
  const { id, manifest } = readKeptObject(storage, KEY);
  return parseOverride(`${id}@${manifest}`);
}

function parseOverride(text: string): DevOverride | null {
  const [, id, address] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (id === undefined || address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || !isLoopback(url.hostname)) return null;
  return url.username === '' && url.password === '' ? { id, manifest: url.href } : null;
}

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}
