import { readFileSync } from 'node:fs';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { describe, expect, test } from 'vitest';
import { POINT_IDS } from '../pointIds';
import { fitsSchema } from './testing/fitsSchema';

const HASH = 'sha384-AAAA';
const ENTRY = { container: 'plugin_acme', file: 'entry.js', integrity: HASH };
const MANIFEST = {
  manifestVersion: 1,
  id: 'acme',
  version: '1.0.0',
  requires: { sdk: '^0.1.0', engine: '>=7.18' },
  entry: ENTRY,
  preload: [{ file: 'plugin.js', integrity: HASH, as: 'script' }],
  labels: { en: { tab: 'Risk' } },
  contributes: [
    { point: 'tasklist.card', id: 'badge', priority: 5, when: { groups: ['a'] }, meta: { label: '%tab%' } },
  ],
  config: { type: 'object' },
  uses: ['GET /task'],
};

/** The parsers decide what is right; the schemas say the same to editors. */
describe('the schema of plugin.json says what the parser says', () => {
  const schema = read('plugin');

  test.each([
    ['all of it', MANIFEST, true],
    [
      'the least',
      { ...MANIFEST, preload: [], labels: {}, contributes: [], config: undefined, uses: undefined },
      true,
    ],
    [
      'a point of another plugin',
      { ...MANIFEST, contributes: [{ point: 'acme.shelf', id: 'a', meta: {} }] },
      true,
    ],
    ['an id with capitals', { ...MANIFEST, id: 'Acme' }, false],
    ['no version', { ...MANIFEST, version: undefined }, false],
    ['no range of the SDK', { ...MANIFEST, requires: {} }, false],
    ['a file elsewhere', { ...MANIFEST, entry: { ...ENTRY, file: '../entry.js' } }, false],
    ['a file of another server', { ...MANIFEST, entry: { ...ENTRY, file: 'https://a.example/e.js' } }, false],
    ['a container that is no name', { ...MANIFEST, entry: { ...ENTRY, container: 'a b' } }, false],
    ['a hash that is none', { ...MANIFEST, entry: { ...ENTRY, integrity: 'abc' } }, false],
    ['a preload of another kind', { ...MANIFEST, preload: [{ file: 'a.js', as: 'font' }] }, false],
    ['a contribution without a point', { ...MANIFEST, contributes: [{ id: 'a' }] }, false],
    ['a condition that is a text', { ...MANIFEST, contributes: [{ point: 'p', id: 'a', when: 'x' }] }, false],
    ['a configuration that is no object', { ...MANIFEST, config: { type: 'string' } }, false],
    ['a newer format', { ...MANIFEST, manifestVersion: 2 }, false],
    ['a list', [], false],
  ])('%s', (_, content, isRight) => {
    const value: unknown = JSON.parse(JSON.stringify(content));
    expect([parseManifest(value, null).ok, fitsSchema(schema, value)]).toEqual([isRight, isRight]);
  });

  test('every point of the shell is suggested', () => {
    expect(JSON.stringify(schema)).toContain(JSON.stringify(POINT_IDS));
  });
});

describe('the schema of plugins.json says what the parser says', () => {
  const schema = read('plugins');
  const PLUGIN = { id: 'acme', manifest: '/acme/plugin.json', integrity: HASH };

  test.each([
    ['nothing', {}, true],
    [
      'a plugin with all it may have',
      { plugins: [{ ...PLUGIN, enabled: false, config: { a: 1 }, groups: ['a'] }] },
      true,
    ],
    ['a part of ours', { plugins: [{ id: 'taskweave-forms', enabled: false }] }, true],
    [
      'a plugin of the old Tasklist',
      { plugins: [{ id: 'a', format: 'legacy-esm', modules: { '/a.js': HASH, '/b.js': null } }] },
      true,
    ],
    [
      'a policy',
      {
        policy: {
          origins: ['self', 'https://a.example'],
          integrity: 'off',
          devOverrides: 'confirm',
          limits: { loadMs: 100 },
          quarantine: { faults: 1 },
        },
      },
      true,
    ],
    [
      'a word on a part',
      { contributions: { 'tasklist.card:acme/a': { enabled: false, priority: 5, when: { engine: ['a'] } } } },
      true,
    ],
    [
      'the page',
      {
        $schema: 'x',
        app: { name: 'A' },
        shortcuts: { claim: 'c', focus: null, a: { key: ['x'] } },
        singleKeys: false,
      },
      true,
    ],
    ['reports', { reports: { endpoint: '/r', sampleRate: 0.5 } }, true],
    ['a list', [], false],
    ['plugins that are no list', { plugins: {} }, false],
    ['a plugin without an id', { plugins: [{ enabled: true }] }, false],
    ['a switch that is a text', { plugins: [{ id: 'a', enabled: 'no' }] }, false],
    ['an address of another scheme', { plugins: [{ id: 'a', manifest: 'data:x' }] }, false],
    ['an address without a scheme', { plugins: [{ id: 'a', manifest: '//a.example' }] }, false],
    ['a hash that is none', { plugins: [{ ...PLUGIN, integrity: 'abc' }] }, false],
    ['a module without an address', { plugins: [{ id: 'a', format: 'legacy-esm', modules: {} }] }, false],
    [
      'a module with a wrong hash',
      { plugins: [{ id: 'a', format: 'legacy-esm', modules: { '/a.js': 'x' } }] },
      false,
    ],
    ['a member that nobody knows', { plugins: [{ id: 'a', colour: 'red' }] }, false],
    ['an origin with a path', { policy: { origins: ['https://a.example/x'] } }, false],
    ['a policy that nobody knows', { policy: { integrity: 'maybe' } }, false],
    ['a limit of nothing', { policy: { limits: { loadMs: 0 } } }, false],
    ['a part without its address', { contributions: { risk: {} } }, false],
    ['a priority that is a text', { contributions: { 'tasklist.card:a/b': { priority: '5' } } }, false],
    ['reports that go nowhere', { reports: {} }, false],
    ['a share above all', { reports: { endpoint: '/r', sampleRate: 2 } }, false],
    ['keys that are none', { shortcuts: { claim: 7 } }, false],
    ['a name that is none', { app: { name: 7 } }, false],
  ])('%s', (_, content, isRight) => {
    expect([parseAdminFile(content).problems.length === 0, fitsSchema(schema, content)]).toEqual([
      isRight,
      isRight,
    ]);
  });
});

function read(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8'));
}
