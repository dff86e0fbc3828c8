import type { ManifestContribution, PluginManifest } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { parseAdminFile } from './AdminFile';
import { conditionsHold, createPluginRegistry } from './PluginRegistry';

const POINT = 'tasklist.task.detail';

function plugin(id: string, ...contributions: readonly (readonly [string, number?])[]) {
  const contributes = contributions.map(([name, priority]) => ({
    point: POINT,
    id: name,
    meta: {},
    ...(priority === undefined ? {} : { priority }),
  }));
  return { baseUrl: `http://x/${id}/`, manifest: { id, contributes } as unknown as PluginManifest };
}

function keys(registry: ReturnType<typeof createPluginRegistry>): readonly string[] {
  return registry.at(POINT).map(({ key }) => key);
}

it('orders by priority, and puts those without one last', () => {
  const registry = createPluginRegistry(
    [plugin('a', ['none'], ['low', 1]), plugin('b', ['high', 9])],
    parseAdminFile(null),
  );
  expect(keys(registry)).toEqual(['b/high', 'a/low', 'a/none']);
});

it("orders equal ones by the administrator's list", () => {
  const admin = parseAdminFile({ plugins: [{ id: 'b' }, { id: 'a' }] });
  expect(keys(createPluginRegistry([plugin('a', ['x']), plugin('b', ['y'])], admin))).toEqual(['b/y', 'a/x']);
});

it("takes the administrator's priority before the plugin's", () => {
  const admin = parseAdminFile({ contributions: { [`${POINT}:a/low`]: { priority: 99 } } });
  expect(keys(createPluginRegistry([plugin('a', ['high', 9], ['low', 1])], admin))).toEqual([
    'a/low',
    'a/high',
  ]);
});

it('leaves out what the administrator has disabled', () => {
  const admin = parseAdminFile({
    plugins: [{ id: 'b', enabled: false }],
    contributions: { [`${POINT}:a/x`]: { enabled: false } },
  });
  expect(keys(createPluginRegistry([plugin('a', ['x'], ['y']), plugin('b', ['z'])], admin))).toEqual(['a/y']);
});

it('refuses a second plugin of the same id', () => {
  const registry = createPluginRegistry([plugin('a', ['x'])], parseAdminFile(null));
  expect([registry.add(plugin('a', ['y'])), keys(registry)]).toEqual([false, ['a/x']]);
});

it('gives the same list until a plugin arrives, and tells of it', () => {
  const registry = createPluginRegistry([plugin('a', ['x'])], parseAdminFile(null));
  const before = registry.at(POINT);
  const listener = vi.fn();
  registry.subscribe(listener);
  expect(registry.at(POINT)).toBe(before);
  registry.add(plugin('b', ['y']));
  expect([keys(registry), listener.mock.calls.length]).toEqual([['a/x', 'b/y'], 1]);
});

it.each([
  [{}, {}, true],
  [{ engine: ['default'] }, {}, true],
  [{ engine: ['other'] }, {}, false],
  [{ processDefinitionKey: ['invoice'] }, {}, false],
  [{ processDefinitionKey: ['invoice'] }, { processDefinitionKey: null }, false],
  [{ processDefinitionKey: ['invoice'] }, { processDefinitionKey: 'invoice' }, true],
])('decides the condition %j in %j: %s', (when, scope, expected) => {
  const contribution: ManifestContribution = { point: POINT, id: 'x', meta: {}, when };
  expect(conditionsHold(contribution, scope, 'default')).toBe(expected);
});
