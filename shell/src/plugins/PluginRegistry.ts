import type { ManifestContribution, PluginManifest, PointScope } from '@taskweave/plugin-sdk';
import type { BuiltinPlugin } from '../boot/Runtime';
import type { AdminFile } from './AdminFile';

/** A plugin that may be used: where its files are and what it declares. */
export interface RegisteredPlugin {
  readonly manifest: PluginManifest;
  /** Absolute address of the folder of its files, with a slash at the end. */
  readonly baseUrl: string;
}

/** A contribution as it counts: the administrator's word applied. */
export interface RegisteredContribution {
  /** `<plugin id>/<contribution id>` */
  readonly key: string;
  readonly plugin: RegisteredPlugin;
  readonly contribution: ManifestContribution;
  readonly priority: number;
}

export interface PluginRegistry {
  /** All contributions of a point that are enabled, in their order. The same list until something changes. */
  at(point: string): readonly RegisteredContribution[];
  readonly plugins: readonly RegisteredPlugin[];
  /** Adds a plugin whose manifest has arrived; refused if its id is taken. */
  add(plugin: RegisteredPlugin): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Knows who contributes what, and in which order: the administrator's priority, else the plugin's, higher first;
 * without any last; equal ones in the order of the plugins and, within one, of its declaration.
 */
export function createPluginRegistry(builtin: readonly BuiltinPlugin[], admin: AdminFile): PluginRegistry {
  const listeners = new Set<() => void>();
  const byId = new Map(admin.plugins.map((plugin) => [plugin.id, plugin]));
  const rank = new Map(admin.plugins.map(({ id }, index) => [id, index]));
  let plugins: readonly RegisteredPlugin[] = builtin.filter(({ manifest }) => {
    const word = byId.get(manifest.id);
    return word === undefined || (word.enabled && word.manifest === null);
  });
  let points = new Map<string, readonly RegisteredContribution[]>();

  function collect(point: string): readonly RegisteredContribution[] {
    const ordered = [...plugins].sort(
      (a, b) =>
        (rank.get(a.manifest.id) ?? Number.MAX_SAFE_INTEGER) -
        (rank.get(b.manifest.id) ?? Number.MAX_SAFE_INTEGER),
    );
    return ordered
      .flatMap((plugin) =>
        plugin.manifest.contributes
          .filter((contribution) => contribution.point === point)
          .map((contribution) => {
            const key = `${plugin.manifest.id}/${contribution.id}`;
            const word = admin.contributions[`${point}:${key}`];
            return {
              key,
              plugin,
              contribution,
              isEnabled: word?.enabled ?? true,
              priority: word?.priority ?? contribution.priority ?? Number.NEGATIVE_INFINITY,
            };
          }),
      )
      .filter(({ isEnabled }) => isEnabled)
      .sort((a, b) => (a.priority === b.priority ? 0 : b.priority - a.priority));
  }

  return {
    at(point) {
      const known = points.get(point);
      if (known !== undefined) return known;
      const found = collect(point);
      points.set(point, found);
      return found;
    },
    get plugins() {
      return plugins;
    },
    add(plugin) {
      if (plugins.some(({ manifest }) => manifest.id === plugin.manifest.id)) return false;
      plugins = [...plugins, plugin];
      points = new Map();
      for (const listener of [...listeners]) listener();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the conditions of a contribution hold. A condition on something that is not known does not. */
export function conditionsHold({ when }: ManifestContribution, scope: PointScope, engine: string): boolean {
  if (when?.engine !== undefined && !when.engine.includes(engine)) return false;
  if (when?.processDefinitionKey === undefined) return true;
  const key = scope.processDefinitionKey;
  return key !== null && key !== undefined && when.processDefinitionKey.includes(key);
}
