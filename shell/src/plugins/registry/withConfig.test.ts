import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginManifest } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { createPluginRegistry } from './PluginRegistry';

const SCHEMA: NonNullable<PluginManifest['config']> = {
  type: 'object',
  properties: { threshold: { type: 'number', default: 70 } },
  additionalProperties: false,
};

it('gives the configuration with the defaults of the plugin', () => {
  expect(registryOf({}).entry('risk')).toMatchObject({
    config: { threshold: 70 },
    status: { phase: 'ready' },
  });
});

it('refuses a plugin whose configuration does not fit, with place and reason, and no other', () => {
  const registry = registryOf({ threshold: 'high', colour: 'red' });
  expect([registry.entry('risk'), registry.entry('other')?.status.phase]).toMatchObject([
    {
      config: null,
      status: {
        phase: 'refused',
        code: 'PLG-108',
        message:
          '/plugins/1/config/threshold must be a number; /plugins/1/config/colour is not a known member; known are threshold.',
      },
    },
    'ready',
  ]);
  expect(registry.at('tasklist.header').map(({ key }) => key)).toEqual(['other/x']);
});

it('keeps a part of the application, with the members that fit', () => {
  const schema = {
    ...SCHEMA,
    properties: {
      threshold: { type: 'number', default: 70 },
      scripts: {
        type: 'object',
        properties: { run: { type: 'boolean', default: true } },
        default: {},
        whenWrong: { run: false },
      },
      names: { type: 'array', items: { type: 'string' }, default: [] },
    },
  } as const;
  const configured = (config: unknown) =>
    createPluginRegistry({
      builtin: [plugin('own', schema)],
      admin: parseAdminFile({ plugins: [{ id: 'own', config }] }),
    }).entry('own');

  expect(configured({ threshold: 'high', names: ['a'] })).toMatchObject({
    status: { phase: 'ready' },
    config: { threshold: 70, scripts: { run: true }, names: ['a'] },
    ignored: { code: 'PLG-108', message: '/plugins/0/config/threshold must be a number.' },
  });
  expect(configured({ scripts: { run: 'no' } })?.config).toMatchObject({ scripts: { run: false } });
  expect(configured({ script: { run: false } })?.config).toMatchObject({ scripts: { run: false } });
  expect(configured(['x'])?.config).toMatchObject({ scripts: { run: false }, threshold: 70 });
  expect(configured({ scripts: { run: true }, typo: 1 })?.config).toMatchObject({ scripts: { run: true } });
  expect(configured({})?.ignored).toBeNull();
});

it('stays refused when someone tries it again, until the file fits', () => {
  const registry = registryOf({ threshold: 'high' });
  registry.setStatus('risk', { phase: 'ready' });
  expect(registry.entry('risk')?.status.phase).toBe('refused');

  registry.apply(file({ threshold: 80 }));
  expect(registry.entry('risk')).toMatchObject({ status: { phase: 'ready' }, config: { threshold: 80 } });
});

it('gives the same object while the file says the same', () => {
  const registry = registryOf({ threshold: 80 });
  const before = registry.entry('risk')?.config;
  registry.apply(file({ threshold: 80 }));
  registry.setStatus('risk', { phase: 'active', loadMs: 1 });
  expect(registry.entry('risk')?.config).toBe(before);
});

it('hands on what the file says to a plugin that declares nothing', () => {
  const registry = registryOf({});
  registry.apply(parseAdminFile({ plugins: [{ id: 'other', config: { a: 1 } }] }));
  expect(registry.entry('other')?.config).toEqual({ a: 1 });
});

function file(config: unknown) {
  return parseAdminFile({
    plugins: [{ id: 'other' }, { id: 'risk', manifest: '/risk/plugin.json', config }],
  });
}

function registryOf(config: unknown) {
  const registry = createPluginRegistry({ builtin: [plugin('other')], admin: file(config) });
  registry.add(plugin('risk', SCHEMA));
  return registry;
}

function plugin(id: string, config?: PluginManifest['config']) {
  const manifest: PluginManifest = {
    manifestVersion: 1,
    id,
    version: '1.0.0',
    requires: { sdk: '^0.1.0' },
    entry: { format: 'federation', container: id, file: 'remoteEntry.js', integrity: '' },
    preload: [],
    labels: {},
    contributes: [{ point: 'tasklist.header', id: 'x', meta: {} }],
    ...(config !== undefined && { config }),
  };
  return { manifest, baseUrl: `http://plugins.example/${id}/` };
}
