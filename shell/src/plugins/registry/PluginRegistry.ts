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
  readonly plugins: readonly PluginEntry[];
  entry(id: string): PluginEntry | null;
  at(point: string): readonly RegisteredContribution[];
  declaredAt(point: string): readonly RegisteredContribution[];
  readonly points: readonly string[];
  add(plugin: RegisteredPlugin): void;
  setStatus(id: string, status: PluginStatus): void;
  setUpdate(id: string, update: PluginUpdate | null): void;
  readonly updates: readonly PluginEntry[];
  takeUpdate(id: string): void;
  apply(admin: AdminFile): void;
  subscribe(listener: () => void): () => void;
}

export interface PluginRegistryOptions extends EntrySources {
  readonly admin: AdminFile;
}

export function createPluginRegistry(options: PluginRegistryOptions): PluginRegistry {
  const store = createStore(() => stateOf(options.admin, resolveEntries(options.admin, new Map(), options)));
  let points = new Map<string, readonly RegisteredContribution[]>();
  let updates: readonly PluginEntry[] | null = null;

  function change(next: RegistryState, isOrderKept = false): void {
    updates = null;
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
    at(point) {
      const known = points.get(point);
      if (known !== undefined) return known;
      const { admin, list } = store.getState();
      const plugins = list.flatMap(({ plugin, status }) =>
        plugin !== null && (takesPart(status) || holdsPlace(status, point)) ? [plugin] : [],
      );
      const found = orderContributions(point, plugins, admin).filter(({ isEnabled }) => isEnabled);
      points.set(point, found);
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
  readonly list: readonly PluginEntry[];
}

function stateOf(admin: AdminFile, entries: ReadonlyMap<string, PluginEntry>): RegistryState {
  return { admin, entries, list: [...entries.values()] };
}
