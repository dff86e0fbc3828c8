import type { AdminFile, AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginEntry, PluginUpdate } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { hostPage } from '../../runtime/hostPage';
import type { BuiltinPlugin } from '../../runtime/Runtime';
import { withConfig } from './withConfig';

export interface EntrySources {
  readonly builtin: readonly BuiltinPlugin[];
  readonly switchedOff?: (id: string, isBuiltin: boolean) => 'safe-mode' | 'person' | null;
}

type OffOf = (id: string, adminEntry: AdminPlugin | null, isBuiltin: boolean) => Off | null;
type Off = Extract<PluginStatus, { phase: 'disabled' }>;

export function resolveEntries(
  file: AdminFile,
  before: ReadonlyMap<string, PluginEntry>,
  { builtin, switchedOff = () => null }: EntrySources,
): ReadonlyMap<string, PluginEntry> {
  const offOf: OffOf = (id, adminEntry, isBuiltin) => {
    if (adminEntry?.enabled === false) return { phase: 'disabled', by: 'file' };
    const by = switchedOff(id, isBuiltin);
    return by === null ? null : { phase: 'disabled', by };
  };
  const own = new Map(builtin.map((plugin) => [plugin.manifest.id, plugin]));
  const named = file.plugins.map((adminEntry) =>
    entryOf(adminEntry, own.get(adminEntry.id) ?? null, before.get(adminEntry.id), offOf),
  );
  const broken = file.problems.flatMap(({ pluginId, code, message }) =>
    pluginId === null || own.has(pluginId) || file.plugins.some(({ id }) => id === pluginId)
      ? []
      : [brokenEntry(pluginId, code, message)],
  );
  const others = builtin
    .filter(({ manifest }) => !named.some(({ id }) => id === manifest.id))
    .map((plugin) => {
      const { id } = plugin.manifest;
      const ignored = file.problems.find(({ pluginId }) => pluginId === id) ?? null;
      return { ...builtinEntry(plugin, null, before.get(id), offOf), ignored };
    });
  return new Map(
    [...named, ...broken, ...others].map((entry) => {
      const configured = withConfig(entry, file, before.get(entry.id)?.config);
      return [entry.id, withBuiltin(configured, own.get(entry.id), file)];
    }),
  );
}

export function withBuiltin(
  entry: PluginEntry,
  own: BuiltinPlugin | undefined,
  file: Pick<AdminFile, 'readConfig'>,
): PluginEntry {
  const { status, adminEntry, isBuiltin, plugin } = entry;
  if (own === undefined || isBuiltin || adminEntry === null || !('code' in status)) return entry;
  if (plugin !== null && (status.phase === 'failed' || status.phase === 'quarantined')) return entry;
  const { code, message } = status;
  const update = { phase: 'refused', adminEntry, code, message } as const;
  return withConfig({ ...builtinEntry(own, null, undefined, () => null), update }, file, null);
}

function entryOf(
  adminEntry: AdminPlugin,
  own: BuiltinPlugin | null,
  before: PluginEntry | undefined,
  offOf: OffOf,
): PluginEntry {
  if (adminEntry.format === 'builtin' && own !== null) return builtinEntry(own, adminEntry, before, offOf);
  if (adminEntry.format === 'declared' && own !== null) {
    const message = `The id ${adminEntry.id} is that of a part of the application.`;
    return { ...builtinEntry(own, null, before, offOf), ignored: { code: 'PLG-104', message } };
  }
  const entry = {
    id: adminEntry.id,
    adminEntry,
    isBuiltin: false,
    plugin: null,
    config: null,
    update: null,
    ignored: null,
  };
  if (adminEntry.format === 'builtin') {
    return {
      ...entry,
      status: {
        phase: 'refused',
        code: 'PLG-107',
        message: `No part of the application is called ${adminEntry.id}.`,
      },
    };
  }
  const off = offOf(adminEntry.id, adminEntry, false);
  if (off?.by === 'safe-mode' && own !== null) return builtinEntry(own, null, before, offOf);
  if (off !== null) return { ...entry, status: off };
  const isSame =
    before?.adminEntry != null &&
    before.status.phase !== 'disabled' &&
    addressOf(before.adminEntry) === addressOf(adminEntry);
  if (isSame) return { ...before, adminEntry, update: null };
  if (before?.update?.phase === 'refused' && saysTheSame(before.update.adminEntry, adminEntry)) return before;
  if (adminEntry.format === 'declared') {
    const { manifest } = adminEntry;
    return {
      ...entry,
      plugin: { manifest, baseUrl: new URL('/', hostPage.address).href },
      status: { phase: 'ready' },
    };
  }
  const isInUse = before?.status.phase === 'active' || before?.status.phase === 'loading';
  return isInUse && adminEntry.format === 'federation'
    ? { ...before, update: updateOf(adminEntry, before.update) }
    : { ...entry, status: { phase: 'listed' } };
}

function builtinEntry(
  plugin: BuiltinPlugin,
  adminEntry: AdminPlugin | null,
  before: PluginEntry | undefined,
  offOf: OffOf,
): PluginEntry {
  const { id } = plugin.manifest;
  const status =
    offOf(id, adminEntry, true) ??
    (before?.isBuiltin && takesPart(before.status) ? before.status : { phase: 'ready' });
  return { id, adminEntry, isBuiltin: true, plugin, status, config: null, update: null, ignored: null };
}

function brokenEntry(id: string, code: string, message: string): PluginEntry {
  const status: PluginStatus = { phase: 'refused', code, message };
  return {
    id,
    adminEntry: null,
    isBuiltin: false,
    plugin: null,
    config: null,
    update: null,
    ignored: null,
    status,
  };
}

function saysTheSame(one: AdminPlugin, other: AdminPlugin): boolean {
  return JSON.stringify({ ...one, index: 0 }) === JSON.stringify({ ...other, index: 0 });
}

function updateOf(adminEntry: AdminPlugin, before: PluginUpdate | null): PluginUpdate {
  const isSame = before !== null && addressOf(before.adminEntry) === addressOf(adminEntry);
  return isSame ? { ...before, adminEntry } : { phase: 'listed', adminEntry };
}

function addressOf(adminEntry: AdminPlugin): string {
  switch (adminEntry.format) {
    case 'builtin':
      return '';
    case 'declared':
      return JSON.stringify(adminEntry.manifest);
    case 'federation':
      return `${adminEntry.manifest} ${adminEntry.integrity ?? ''}`;
    case 'legacy-esm':
      return JSON.stringify(adminEntry.modules);
  }
}
