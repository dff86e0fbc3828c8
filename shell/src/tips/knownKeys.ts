import type { PluginStorage } from '@taskweave/plugin-sdk';

const KEY = 'knownKeys';

/** Ids of the commands whose keys the person knows, or whose tip the person has closed. */
export function readKnownKeys(storage: PluginStorage): ReadonlySet<string> {
  const stored = storage.get(KEY);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}

/** Keeps one more. Another tab may have kept others meanwhile. */
export function keepKnownKey(storage: PluginStorage, id: string): ReadonlySet<string> {
  const known = new Set([...readKnownKeys(storage), id]);
  storage.set(KEY, [...known]);
  return known;
}
