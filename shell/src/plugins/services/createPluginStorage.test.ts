// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPluginStorage } from './createPluginStorage';

const scope = { engine: 'default', userId: 'demo', pluginId: 'acme' };

it('gives back what was kept', () => {
  createPluginStorage(scope).set('a', { b: 1 });
  expect(createPluginStorage(scope).get('a')).toEqual({ b: 1 });
});

it.each([{ engine: 'x' }, { userId: 'x' }, { pluginId: 'x' }])('keeps it from another %j', (other) => {
  createPluginStorage(scope).set('a', 1);
  expect(createPluginStorage({ ...scope, ...other }).get('a')).toBeNull();
});

it('forgets what was removed', () => {
  const storage = createPluginStorage(scope);
  storage.set('a', 1);
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});
