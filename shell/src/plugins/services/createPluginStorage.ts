import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';
import type { PluginStorage } from '@taskweave/plugin-sdk';

export interface PluginStorageScope {
  readonly engine: string;
  readonly userId: string;
  readonly pluginId: string;
}

export function createPluginStorage({ engine, userId, pluginId }: PluginStorageScope): PluginStorage {
  const nameOf = (key: string) => `taskweave:${engine}:${userId}:${pluginId}:${key}`;
  return {
    get: (key) => readKeptValue(localStorage, nameOf(key)),
    set: (key, value) => writeKeptValue(localStorage, nameOf(key), value),
    remove: (key) => writeKeptValue(localStorage, nameOf(key), null),
  };
}
