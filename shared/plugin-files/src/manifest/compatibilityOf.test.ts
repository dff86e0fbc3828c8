import { expect, test } from 'vitest';
import { compatibilityOf } from './compatibilityOf';
import type { PluginManifest } from './PluginManifest';

test.each([
  ['^0.1.0', '0.1.4', true],
  ['^0.1.0', '0.2.0', false],
  ['^1.2.0', '1.9.0', true],
  ['^1.2.0', '2.0.0', false],
  ['>=1.0.0 <3', '2.4.0', true],
  ['1.0.0 || 2.x', '2.4.0', true],
  ['newest', '1.0.0', false],
])('a plugin for the SDK %s on %s fits: %s', (range, version, isFit) => {
  expect(compatibilityOf(manifest({ sdk: range }), { sdk: version }) === null).toBe(isFit);
});

test('the message names both versions and what to do', () => {
  expect(compatibilityOf(manifest({ sdk: '^1.0.0' }), { sdk: '2.0.0' })).toEqual({
    code: 'PLG-205',
    message:
      'acme-risk 1.4.2 needs the plugin SDK ^1.0.0, this is 2.0.0. Take a build of it that was made for 2.0.0.',
  });
});

test('an engine that is too old is told', () => {
  const misfit = compatibilityOf(manifest({ sdk: '^1.0.0', engine: '>=7.22.0' }), {
    sdk: '1.0.0',
    engine: '7.18.0',
  });
  expect(misfit?.code).toBe('PLG-206');
});

test('a plugin for another React is told, and one without React fits', () => {
  const host = { sdk: '1.0.0', react: '19.3.1' };
  expect(compatibilityOf(manifest({ sdk: '^1.0.0', react: '^18.0.0' }), host)?.code).toBe('PLG-208');
  expect(compatibilityOf(manifest({ sdk: '^1.0.0', react: '^19.0.0' }), host)).toBeNull();
  expect(compatibilityOf(manifest({ sdk: '^1.0.0' }), host)).toBeNull();
});

test('an engine that is not known does not count', () => {
  expect(compatibilityOf(manifest({ sdk: '^1.0.0', engine: '>=7.22.0' }), { sdk: '1.0.0' })).toBeNull();
});

function manifest(requires: PluginManifest['requires']): PluginManifest {
  return {
    manifestVersion: 1,
    id: 'acme-risk',
    version: '1.4.2',
    requires,
    entry: { format: 'federation', container: 'a', file: 'a.js', integrity: '' },
    preload: [],
    labels: {},
    contributes: [],
  };
}
