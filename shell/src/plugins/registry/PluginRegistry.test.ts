import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginManifest } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { createPluginRegistry, type PluginRegistry } from './PluginRegistry';
import { statusTeller } from './statusTeller';

const POINT = 'tasklist.task.detail';
const RISK = { id: 'risk', manifest: '/risk/plugin.json' };

it('has the built-in plugins without a word of the file', () => {
  const registry = registryOf({});
  expect(keys(registry)).toEqual(['own/x']);
  expect(phases(registry)).toEqual({ own: 'ready' });
});

it('takes the order from the file', () => {
  const registry = registryOf({ plugins: [RISK, { id: 'own' }] });
  registry.add(plugin('risk', 'y'));
  expect(keys(registry)).toEqual(['risk/y', 'own/x']);
});

it('leaves out a built-in plugin, or a part of it, that the file switches off', () => {
  expect(keys(registryOf({ plugins: [{ id: 'own', enabled: false }] }))).toEqual([]);
  expect(keys(registryOf({ contributions: { [`${POINT}:own/x`]: { enabled: false } } }))).toEqual([]);
});

it('lists a plugin of the file, which takes part once its manifest is there', () => {
  const registry = registryOf({ plugins: [RISK] });
  expect(phases(registry).risk).toBe('listed');
  expect(keys(registry)).toEqual(['own/x']);

  registry.add(plugin('risk', 'y'));
  expect(phases(registry).risk).toBe('ready');
  expect(keys(registry)).toEqual(['risk/y', 'own/x']);
});

it('refuses an entry that names no part of the application and no manifest', () => {
  expect(registryOf({ plugins: [{ id: 'taks-list' }] }).entry('taks-list')?.status).toMatchObject({
    phase: 'refused',
    code: 'PLG-107',
  });
});

it('lists a bad entry with what is wrong, beside the others', () => {
  const registry = registryOf({ plugins: [{ id: 'risk', enabled: 'no' }] });
  expect(registry.entry('risk')?.status).toMatchObject({ phase: 'refused', code: 'PLG-102' });
  expect(keys(registry)).toEqual(['own/x']);
});

it.each([
  ['a text in place of a switch', { enabled: 'true' }],
  ['a text in place of "off"', { enabled: 'no' }],
  ['an address that is none', { manifest: 'data:x' }],
  ['a hash that is none', { manifest: '/own/plugin.json', integrity: 'abc' }],
  ['groups that are no list', { groups: 'sales' }],
  ['a module without an address', { format: 'legacy-esm' }],
])('keeps a built-in plugin whose entry is wrong: %s', (_, entry) => {
  const registry = registryOf({ plugins: [{ id: 'own', ...entry }] });
  expect(keys(registry)).toEqual(['own/x']);
  expect(registry.entry('own')).toMatchObject({
    isBuiltin: true,
    status: { phase: 'ready' },
    ignored: { code: expect.stringMatching(/^PLG-10[256]$/), message: expect.any(String) },
  });
  registry.apply(parseAdminFile({}));
  expect(registry.entry('own')?.ignored).toBeNull();
});

const REFUSED = { phase: 'refused', code: 'PLG-402', message: 'It answered with status 404.' } as const;
const MISFIT = { phase: 'incompatible', code: 'PLG-205', message: 'It is for another SDK.' } as const;

it.each([REFUSED, MISFIT, { ...REFUSED, phase: 'failed' } as const])(
  'keeps a built-in plugin whose replacement is $phase',
  (status) => {
    const file = parseAdminFile({ plugins: [{ ...RISK, id: 'own' }] });
    const registry = createPluginRegistry({ builtin: [plugin('own', 'x')], admin: file });
    expect(keys(registry)).toEqual([]);
    registry.setStatus('own', status);
    expect(keys(registry)).toEqual(['own/x']);
    expect(registry.entry('own')).toMatchObject({
      isBuiltin: true,
      update: { phase: 'refused', code: status.code, message: status.message },
    });

    registry.apply(file);
    expect(phases(registry)).toEqual({ own: 'ready' });
    registry.apply(parseAdminFile({ plugins: [{ id: 'own', manifest: '/own/2/plugin.json' }] }));
    expect(phases(registry)).toEqual({ own: 'listed' });
    registry.add(plugin('own', 'z'));
    expect(keys(registry)).toEqual(['own/z']);
  },
);

it('offers the replacement of a built-in plugin that people work with, and keeps one refused meanwhile', () => {
  const registry = registryOf({});
  registry.setStatus('own', { phase: 'active', loadMs: 5 });
  registry.apply(parseAdminFile({ plugins: [{ ...RISK, id: 'own' }] }));
  expect(registry.entry('own')).toMatchObject({ status: { phase: 'active' }, update: { phase: 'listed' } });
  expect(keys(registry)).toEqual(['own/x']);
});

it('has its own plugin again where safe mode leaves out the replacement', () => {
  const registry = registryOf({ plugins: [{ ...RISK, id: 'own' }] }, (_, isBuiltin) =>
    isBuiltin ? null : 'safe-mode',
  );
  expect(keys(registry)).toEqual(['own/x']);
});

it('says that an entry without a manifest names no part, on or off', () => {
  const registry = registryOf({ plugins: [{ id: 'onw', enabled: false }] });
  expect(registry.entry('onw')?.status).toMatchObject({ phase: 'refused', code: 'PLG-107' });
});

it('switches off what safe mode names', () => {
  const registry = registryOf({}, (id) => (id === 'own' ? 'safe-mode' : null));
  expect(registry.entry('own')?.status).toEqual({ phase: 'disabled', by: 'safe-mode' });
});

it('takes a quarantined plugin off every point but those that have room to say so', () => {
  const registry = createPluginRegistry({
    builtin: [plugin('own', 'x'), plugin('own2', 'x', 'tasklist.card')],
    admin: parseAdminFile({}),
  });
  for (const id of ['own', 'own2']) {
    registry.setStatus(id, { phase: 'quarantined', code: 'PLG-604', message: 'Too many faults.' });
  }
  expect(keys(registry)).toEqual(['own/x']);
  expect(registry.at('tasklist.card')).toEqual([]);
});

it('gives another list of a point when a plugin goes into quarantine and when it comes back', () => {
  const registry = registryOf({});
  const before = registry.at(POINT);
  registry.setStatus('own', { phase: 'quarantined', code: 'PLG-604', message: 'Too many faults.' });
  const held = registry.at(POINT);
  registry.setStatus('own', { phase: 'ready' });
  expect(held === before).toBe(false);
  expect(registry.at(POINT) === held).toBe(false);
});

it('takes off at once what a new file switches off, and keeps what is loaded of the others', () => {
  const registry = registryOf({ plugins: [RISK] });
  registry.add(plugin('risk', 'y'));
  registry.setStatus('own', { phase: 'active', loadMs: 5 });

  registry.apply(parseAdminFile({ plugins: [{ ...RISK, enabled: false }] }));

  expect(keys(registry)).toEqual(['own/x']);
  expect(phases(registry)).toEqual({ risk: 'disabled', own: 'active' });
});

it('keeps a plugin whose entry did not change, and lists one whose address did', () => {
  const registry = registryOf({ plugins: [RISK, { id: 'cats', manifest: '/cats/1.json' }] });
  registry.add(plugin('risk', 'y'));
  registry.add(plugin('cats', 'z'));

  registry.apply(parseAdminFile({ plugins: [RISK, { id: 'cats', manifest: '/cats/2.json' }] }));

  expect(phases(registry)).toEqual({ risk: 'ready', cats: 'listed', own: 'ready' });
});

it('lists again what a new file switches on', () => {
  const registry = registryOf({ plugins: [{ ...RISK, enabled: false }] });
  registry.apply(parseAdminFile({ plugins: [RISK] }));
  expect(phases(registry).risk).toBe('listed');
});

it('gives the same list until something changes, and then calls its listeners', () => {
  const registry = registryOf({ plugins: [RISK] });
  const before = registry.at(POINT);
  const listener = vi.fn();
  registry.subscribe(listener);
  expect(registry.at(POINT)).toBe(before);

  registry.add(plugin('risk', 'y'));

  expect(registry.at(POINT)).toHaveLength(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps the list while a plugin is only loading', () => {
  const registry = registryOf({});
  const before = registry.at(POINT);
  registry.setStatus('own', { phase: 'loading' });
  registry.setStatus('own', { phase: 'active', loadMs: 3 });
  expect(registry.at(POINT) === before).toBe(true);
  expect(phases(registry).own).toBe('active');
});

it('lists every contribution of a point, those of switched-off plugins too', () => {
  const registry = registryOf({
    plugins: [RISK, { id: 'own', enabled: false }],
    contributions: { [`${POINT}:risk/y`]: { enabled: false } },
  });
  registry.add(plugin('risk', 'y'));
  expect(keys(registry)).toEqual([]);
  expect(registry.declaredAt(POINT).map(({ key }) => key)).toEqual(['risk/y', 'own/x']);
  expect(registry.points).toEqual([POINT]);
});

it.each([
  ['its code comes', {}, 'active'],
  ['it was switched off meanwhile', { plugins: [{ id: 'own', enabled: false }] }, 'disabled'],
])('has the status of a plugin whose code was on the way: %s', async (_, file, phase) => {
  const registry = registryOf({});
  const own = registry.entry('own')?.plugin;
  if (own == null) throw new Error('There is no plugin.');
  registry.apply(parseAdminFile(file));
  statusTeller(registry)(own, { phase: 'active', loadMs: 1 });
  await Promise.resolve();
  expect(registry.entry('own')?.status.phase).toBe(phase);
});

function registryOf(
  file: object,
  switchedOff: (id: string, isBuiltin: boolean) => 'safe-mode' | null = () => null,
): PluginRegistry {
  return createPluginRegistry({ builtin: [plugin('own', 'x')], admin: parseAdminFile(file), switchedOff });
}

function plugin(id: string, contribution: string, point = POINT) {
  const contributes = [{ point, id: contribution, meta: {}, priority: 1 }];
  return { baseUrl: `http://x/${id}/`, manifest: { id, contributes } as unknown as PluginManifest };
}

function keys(registry: PluginRegistry): readonly string[] {
  return registry.at(POINT).map(({ key }) => key);
}

function phases(registry: PluginRegistry): Readonly<Record<string, string>> {
  return Object.fromEntries(registry.plugins.map(({ id, status }) => [id, status.phase]));
}
