import type { PluginStorage } from '@taskweave/plugin-sdk';

export interface PluginStorageScope {
  readonly engine: string;
  readonly userId: string;
  readonly pluginId: string;
}

/** Local storage below a name that no other plugin, user or engine shares. A full or closed store loses the value, never the page. */
export function createPluginStorage(
  { engine, userId, pluginId }: PluginStorageScope,
  storage: Storage = localStorage,
): PluginStorage {
  const nameOf = (key: string) => `taskweave:${engine}:${userId}:${pluginId}:${key}`;
  return {
    get(key) {
      try {
        return JSON.parse(storage.getItem(nameOf(key)) ?? 'null');
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        storage.setItem(nameOf(key), JSON.stringify(value));
      } catch {
        // Kept for comfort only.
      }
    },
    remove(key) {
      try {
        storage.removeItem(nameOf(key));
      } catch {
        // A closed store holds nothing to remove.
      }
    },
  };
}
