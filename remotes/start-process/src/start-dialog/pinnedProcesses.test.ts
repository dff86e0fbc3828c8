import type { PluginStorage } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { isPinned, readPins, rememberStart, toggleFavourite } from './pinnedProcesses';

function storageWith(content: Record<string, unknown> = {}): PluginStorage {
  const items = new Map(Object.entries(content));
  return {
    get: (key) => items.get(key),
    set: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  };
}
const ref = (key: string, tenantId: string | null = null) => ({ key, tenantId });

it('marks a favourite, and takes the mark away', () => {
  const storage = storageWith();
  toggleFavourite(storage, ref('a'));
  expect(readPins(storage, 'favourites')).toEqual([ref('a')]);
  toggleFavourite(storage, ref('a'));
  expect(readPins(storage, 'favourites')).toEqual([]);
});

it('tells the tenants of a process apart', () => {
  const storage = storageWith();
  const favourites = toggleFavourite(storage, ref('a', 'north'));
  expect([isPinned(favourites, ref('a', 'north')), isPinned(favourites, ref('a'))]).toEqual([true, false]);
});

it('remembers the last five processes, each once, the newest first', () => {
  const storage = storageWith();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberStart(storage, ref(key));
  expect(readPins(storage, 'recent').map(({ key }) => key)).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it.each([null, 'text', { key: 'a' }, [1, null, { tenantId: 'x' }]])(
  'takes %j in the storage for nothing',
  (stored) => {
    expect(readPins(storageWith({ recent: stored }), 'recent')).toEqual([]);
  },
);
