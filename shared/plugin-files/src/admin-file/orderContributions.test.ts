import { expect, test } from 'vitest';
import type { PluginManifest } from '../manifest/PluginManifest';
import { orderContributions, orderFor } from './orderContributions';
import { parseAdminFile } from './parseAdminFile';

const POINT = 'tasklist.task.detail';

test('a higher priority comes first, and none at all last', () => {
  expect(keys([plugin('a', { x: undefined, y: 1 }), plugin('b', { z: 5 })])).toEqual(['b/z', 'a/y', 'a/x']);
});

test('equal ones stand in the order of the file, whichever came first', () => {
  const file = { plugins: [{ id: 'b' }, { id: 'a' }] };
  const [a, b] = [plugin('a', { x: 1 }), plugin('b', { y: 1 })];

  expect(keys([a, b], file)).toEqual(['b/y', 'a/x']);
  expect(keys([b, a], file)).toEqual(['b/y', 'a/x']);
});

test('plugins that the file does not list come after those that it lists', () => {
  expect(keys([plugin('a', { x: 1 }), plugin('b', { y: 1 })], { plugins: [{ id: 'b' }] })).toEqual([
    'b/y',
    'a/x',
  ]);
});

test('the administrator has the last word on the priority, a built-in one too', () => {
  const file = { contributions: { [`${POINT}:a/x`]: { priority: 10 } } };
  expect(keys([plugin('b', { y: 5 }), plugin('a', { x: 1 })], file)).toEqual(['a/x', 'b/y']);
});

test('people in some groups have another order', () => {
  const priorities = [
    { groups: ['loan'], priority: 10 },
    { groups: ['all'], priority: 0 },
  ];
  const admin = parseAdminFile({ contributions: { [`${POINT}:a/x`]: { priorities } } });
  const ordered = orderContributions(POINT, [plugin('b', { y: 5 }), plugin('a', { x: 1 })], admin);
  const keysFor = (...groups: readonly string[]) => orderFor(ordered, groups).map(({ key }) => key);

  expect([keysFor('loan', 'all'), keysFor('all'), keysFor()]).toEqual([
    ['a/x', 'b/y'],
    ['b/y', 'a/x'],
    ['b/y', 'a/x'],
  ]);
  expect(orderFor(ordered, null)).toBe(ordered);
});

test('a contribution says that the administrator switched it off', () => {
  const admin = parseAdminFile({ contributions: { [`${POINT}:a/x`]: { enabled: false } } });
  expect(orderContributions(POINT, [plugin('a', { x: 1 })], admin)[0]?.isEnabled).toBe(false);
});

test('the conditions of the administrator join those of the plugin', () => {
  const admin = parseAdminFile({ contributions: { [`${POINT}:a/x`]: { when: { groups: ['loan'] } } } });
  const [found] = orderContributions(POINT, [plugin('a', { x: 1 }, { engine: ['default'] })], admin);

  expect(found?.contribution.when).toEqual({ engine: ['default'], groups: ['loan'] });
});

test('other points do not take part', () => {
  expect(keys([plugin('a', { x: 1 })], {}, 'tasklist.card')).toEqual([]);
});

function keys(plugins: readonly { manifest: PluginManifest }[], file: object = {}, point = POINT) {
  return orderContributions(point, plugins, parseAdminFile(file)).map(({ key }) => key);
}

function plugin(id: string, contributions: Record<string, number | undefined>, when?: object) {
  const manifest: PluginManifest = {
    manifestVersion: 1,
    id,
    version: '1.0.0',
    requires: { sdk: '^0.1.0' },
    entry: { format: 'federation', container: id, file: 'entry.js', integrity: '' },
    preload: [],
    labels: {},
    contributes: Object.entries(contributions).map(([contribution, priority]) => ({
      point: POINT,
      id: contribution,
      meta: {},
      ...(priority !== undefined && { priority }),
      ...(when && { when }),
    })),
  };
  return { manifest };
}
