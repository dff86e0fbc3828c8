import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { orderContributions } from '@taskweave/plugin-files/admin-file/orderContributions';
import type { PluginEntry, PluginUpdate, RegisteredContribution, RegisteredPlugin } from './PluginEntry';
import { holdsPlace, type PluginStatus, takesPart } from './PluginStatus';
import { type EntrySources, resolveEntries } from './resolveEntries';
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

export interface PluginRegistryOptions extends EntrySources {
  readonly admin: AdminFile;
}

/** Knows who contributes what, in which order, and how every plugin is. Plain data: it loads nothing itself. */
export function createPluginRegistry(options: PluginRegistryOptions): PluginRegistry {
  const listeners = new Set<() => void>();
  let admin = options.admin;
  let entries = resolveEntries(admin, new Map(), options);
  let list: readonly PluginEntry[] = [...entries.values()];
  let points = new Map<string, readonly RegisteredContribution[]>();
  let updates: readonly PluginEntry[] | null = null;

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
      changed(resolveEntries(next, entries, options));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
