import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { orderContributions } from '@taskweave/plugin-files/admin-file/orderContributions';
import type {
  PluginEntry,
  PluginUpdate,
  RegisteredContribution,
  RegisteredPlugin,
} from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { holdsPlace, type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { createStore } from 'zustand/vanilla';
import { type EntrySources, resolveEntries, withBuiltin } from './resolveEntries';
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
   * All contributions of a point that take part, in their order, with those that only hold their place, and with those of
   * its `older` versions. The same list until something changes.
   */
  at(point: string, older?: readonly string[]): readonly RegisteredContribution[];
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
  const store = createStore(() => stateOf(options.admin, resolveEntries(options.admin, new Map(), options)));
  // Worked out of the state when they are first asked for.
  let points = new Map<string, readonly RegisteredContribution[]>();
  let updates: readonly PluginEntry[] | null = null;

  function change(next: RegistryState, isOrderKept = false): void {
    updates = null;
    // Lists stay the same objects while a plugin is only loading: what hangs on them is not drawn again.
    if (!isOrderKept) points = new Map();
    store.setState(next);
  }

  function replace(id: string, part: Partial<PluginEntry>): void {
    const { admin, entries } = store.getState();
    const entry = entries.get(id);
    if (entry === undefined) return;
    const own = options.builtin.find(({ manifest }) => manifest.id === id);
    const next = withBuiltin(withConfig({ ...entry, ...part }, admin, entry.config), own, admin);
    const isOrderKept =
      next.plugin === entry.plugin &&
      takesPart(next.status) === takesPart(entry.status) &&
      (next.status.phase === 'quarantined') === (entry.status.phase === 'quarantined');
    change(stateOf(admin, new Map(entries).set(id, next)), isOrderKept);
  }

  return {
    get admin() {
      return store.getState().admin;
    },
    get plugins() {
      return store.getState().list;
    },
    entry: (id) => store.getState().entries.get(id) ?? null,
    at(point, older = []) {
      const versions = [point, ...older].join();
      const known = points.get(versions);
      if (known !== undefined) return known;
      const { admin, list } = store.getState();
      const plugins = list.flatMap(({ plugin, status }) =>
        plugin !== null && (takesPart(status) || holdsPlace(status, point)) ? [plugin] : [],
      );
      const found = orderContributions(point, plugins, admin, older).filter(({ isEnabled }) => isEnabled);
      points.set(versions, found);
      return found;
    },
    declaredAt(point) {
      const { admin, list } = store.getState();
      return orderContributions(
        point,
        list.flatMap(({ plugin }) => plugin ?? []),
        admin,
      );
    },
    get points() {
      const declared = store.getState().list.flatMap(({ plugin }) => plugin?.manifest.contributes ?? []);
      return [...new Set(declared.map(({ point }) => point))].sort();
    },
    add: (plugin) => replace(plugin.manifest.id, { plugin, status: { phase: 'ready' } }),
    setStatus: (id, status) => replace(id, { status }),
    setUpdate: (id, update) => replace(id, { update }),
    get updates() {
      updates ??= store.getState().list.filter(({ update }) => update?.phase === 'ready');
      return updates;
    },
    takeUpdate(id) {
      const update = store.getState().entries.get(id)?.update;
      if (update?.phase !== 'ready') return;
      const { adminEntry, plugin } = update;
      replace(id, { adminEntry, plugin, update: null, isBuiltin: false, status: { phase: 'ready' } });
    },
    apply(next) {
      change(stateOf(next, resolveEntries(next, store.getState().entries, options)));
    },
    subscribe: store.subscribe,
  };
}

interface RegistryState {
  readonly admin: AdminFile;
  readonly entries: ReadonlyMap<string, PluginEntry>;
  /** The same entries as a list. */
  readonly list: readonly PluginEntry[];
}

function stateOf(admin: AdminFile, entries: ReadonlyMap<string, PluginEntry>): RegistryState {
  return { admin, entries, list: [...entries.values()] };
}
