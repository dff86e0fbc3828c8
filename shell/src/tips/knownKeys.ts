import type { PluginStorage } from '@taskweave/plugin-sdk';

const KEY = 'knownKeys';

export function readKnownKeys(storage: PluginStorage): ReadonlySet<string> {
  const stored = storage.get(KEY);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}

/** Another tab may have added keys, so the list is read again first. */
export function keepKnownKey(storage: PluginStorage, id: string): ReadonlySet<string> {
  const known = new Set([...readKnownKeys(storage), id]);
  storage.set(KEY, [...known]);
  return known;
}
