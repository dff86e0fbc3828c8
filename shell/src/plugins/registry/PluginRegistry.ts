import type { AdminFile, AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { orderContributions } from '@taskweave/plugin-files/admin-file/orderContributions';
import type { BuiltinPlugin } from '../../runtime/Runtime';
import type { PluginEntry, PluginUpdate, RegisteredContribution, RegisteredPlugin } from './PluginEntry';
import { holdsPlace, type PluginStatus, takesPart } from './PluginStatus';
import { withConfig } from './withConfig';

export interface PluginRegistry {
  readonly admin: AdminFile;
  /**
   * Every plugin there is, used or not: those of the file in its order, then the other built-in ones. The same list
   * until something changes.
   */
  readonly plugins: readonly PluginEntry[];
  entry(id: string): PluginEntry | null;
  /**
   * All contributions of a point that take part, in their order, with those that only hold their place. The same list
   * until something changes.
   */
  at(point: string): readonly RegisteredContribution[];
  /** Every contribution of a point that is known, whether it takes part or not, in the order that it has or would have. */
  declaredAt(point: string): readonly RegisteredContribution[];
  /** Every point that some known plugin contributes to, by name. */
  readonly points: readonly string[];
  /** The manifest of a plugin has arrived and was found good. */
  add(plugin: RegisteredPlugin): void;
  setStatus(id: string, status: PluginStatus): void;
  setUpdate(id: string, update: PluginUpdate | null): void;
  /** Plugins with another build that is ready. The same list until something changes. */
  readonly updates: readonly PluginEntry[];
  /** Takes the build that is ready: its contributions take the place of those on the page. */
  takeUpdate(id: string): void;
  /** The administrator's file has changed: what it switches off leaves at once, what it adds is `listed`. */
  apply(admin: AdminFile): void;
  subscribe(listener: () => void): () => void;
}

export interface PluginRegistryOptions {
  readonly builtin: readonly BuiltinPlugin[];
  readonly admin: AdminFile;
  /** Who switched a plugin off besides the file; null for nobody. */
  readonly switchedOff?: (id: string) => 'safe-mode' | 'person' | null;
}

/** Knows who contributes what, in which order, and how every plugin is. Plain data: it loads nothing itself. */
export function createPluginRegistry(options: PluginRegistryOptions): PluginRegistry {
  const { builtin, switchedOff = () => null } = options;
  const listeners = new Set<() => void>();
  let admin = options.admin;
  let entries = entriesOf(admin, new Map());
  let list: readonly PluginEntry[] = [...entries.values()];
  let points = new Map<string, readonly RegisteredContribution[]>();
  let updates: readonly PluginEntry[] | null = null;

  function entriesOf(
    file: AdminFile,
    before: ReadonlyMap<string, PluginEntry>,
  ): ReadonlyMap<string, PluginEntry> {
    const own = new Map(builtin.map((plugin) => [plugin.manifest.id, plugin]));
    const named = file.plugins.map((adminEntry) =>
      entryOf(adminEntry, own.get(adminEntry.id) ?? null, before.get(adminEntry.id)),
    );
    const broken = file.problems.flatMap(({ pluginId, code, message, isFatal }) =>
      pluginId === null || !isFatal || file.plugins.some(({ id }) => id === pluginId)
        ? []
        : [brokenEntry(pluginId, code, message)],
    );
    const others = builtin
      .filter(({ manifest }) => !named.some(({ id }) => id === manifest.id))
      .filter(({ manifest }) => !broken.some(({ id }) => id === manifest.id))
      .map((plugin) => builtinEntry(plugin, null, before.get(plugin.manifest.id)));
    return new Map(
      [...named, ...broken, ...others].map((entry) => [
        entry.id,
        withConfig(entry, before.get(entry.id)?.config),
      ]),
    );
  }

  function entryOf(
    adminEntry: AdminPlugin,
    own: BuiltinPlugin | null,
    before: PluginEntry | undefined,
  ): PluginEntry {
    if (adminEntry.format === 'builtin' && own !== null) return builtinEntry(own, adminEntry, before);
    const entry = {
      id: adminEntry.id,
      adminEntry,
      isBuiltin: false,
      plugin: null,
      config: null,
      update: null,
    };
    const off = offOf(adminEntry.id, adminEntry);
    if (off !== null) return { ...entry, status: off };
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
    // The same manifest as before: what has been found out about it still holds.
    const isSame =
      before?.adminEntry != null &&
      before.status.phase !== 'disabled' &&
      addressOf(before.adminEntry) === addressOf(adminEntry);
    if (isSame) return { ...before, adminEntry, update: null };
    const isInUse = before?.status.phase === 'active' || before?.status.phase === 'loading';
    // What people work with is not taken from under their hands: they are asked.
    return isInUse && adminEntry.format === 'federation'
      ? { ...before, update: updateOf(adminEntry, before.update) }
      : { ...entry, status: { phase: 'listed' } };
  }

  function builtinEntry(
    plugin: BuiltinPlugin,
    adminEntry: AdminPlugin | null,
    before: PluginEntry | undefined,
  ): PluginEntry {
    const { id } = plugin.manifest;
    const status =
      offOf(id, adminEntry) ?? (before && takesPart(before.status) ? before.status : { phase: 'ready' });
    return { id, adminEntry, isBuiltin: true, plugin, status, config: null, update: null };
  }

  function brokenEntry(id: string, code: string, message: string): PluginEntry {
    const status: PluginStatus = { phase: 'refused', code, message };
    return { id, adminEntry: null, isBuiltin: false, plugin: null, config: null, update: null, status };
  }

  function offOf(id: string, adminEntry: AdminPlugin | null): PluginStatus | null {
    if (adminEntry?.enabled === false) return { phase: 'disabled', by: 'file' };
    const by = switchedOff(id);
    return by === null ? null : { phase: 'disabled', by };
  }

  function changed(next: ReadonlyMap<string, PluginEntry>, isOrderKept = false): void {
    entries = next;
    updates = null;
    list = [...next.values()];
    // Lists stay the same objects while a plugin is only loading: what hangs on them is not drawn anew.
    if (!isOrderKept) points = new Map();
    for (const listener of [...listeners]) listener();
  }

  function replace(id: string, change: Partial<PluginEntry>): void {
    const entry = entries.get(id);
    if (entry === undefined) return;
    const next = withConfig({ ...entry, ...change }, entry.config);
    const isOrderKept =
      next.plugin === entry.plugin &&
      takesPart(next.status) === takesPart(entry.status) &&
      (next.status.phase === 'quarantined') === (entry.status.phase === 'quarantined');
    changed(new Map(entries).set(id, next), isOrderKept);
  }

  return {
    get admin() {
      return admin;
    },
    get plugins() {
      return list;
    },
    entry: (id) => entries.get(id) ?? null,
    at(point) {
      const known = points.get(point);
      if (known !== undefined) return known;
      const plugins = [...entries.values()].flatMap(({ plugin, status }) =>
        plugin !== null && (takesPart(status) || holdsPlace(status, point)) ? [plugin] : [],
      );
      const found = orderContributions(point, plugins, admin).filter(({ isEnabled }) => isEnabled);
      points.set(point, found);
      return found;
    },
    declaredAt: (point) =>
      orderContributions(
        point,
        [...entries.values()].flatMap(({ plugin }) => plugin ?? []),
        admin,
      ),
    get points() {
      const declared = [...entries.values()].flatMap(({ plugin }) => plugin?.manifest.contributes ?? []);
      return [...new Set(declared.map(({ point }) => point))].sort();
    },
    add: (plugin) => replace(plugin.manifest.id, { plugin, status: { phase: 'ready' } }),
    setStatus: (id, status) => replace(id, { status }),
    setUpdate: (id, update) => replace(id, { update }),
    get updates() {
      updates ??= [...entries.values()].filter(({ update }) => update?.phase === 'ready');
      return updates;
    },
    takeUpdate(id) {
      const update = entries.get(id)?.update;
      if (update?.phase !== 'ready') return;
      const { adminEntry, plugin } = update;
      replace(id, { adminEntry, plugin, update: null, isBuiltin: false, status: { phase: 'ready' } });
    },
    apply(next) {
      admin = next;
      changed(entriesOf(next, entries));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function updateOf(adminEntry: AdminPlugin, before: PluginUpdate | null): PluginUpdate {
  const isSame = before !== null && addressOf(before.adminEntry) === addressOf(adminEntry);
  return isSame ? { ...before, adminEntry } : { phase: 'listed', adminEntry };
}

/** What decides whether an entry of the file still means the same plugin. */
function addressOf(adminEntry: AdminPlugin): string {
  switch (adminEntry.format) {
    case 'builtin':
      return '';
    case 'federation':
      return `${adminEntry.manifest} ${adminEntry.integrity ?? ''}`;
    case 'legacy-esm':
      return JSON.stringify(adminEntry.modules);
  }
}
