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

test.each([
  ['a text is of Camunda 7', '>=7.18 <8', 'camunda', '7.24.0', true],
  ['a text is of Camunda 7', '>=7.18 <8', 'camunda', '7.17.0', false],
  ['a text says nothing of products with other numbers', '>=7.18 <8', 'operaton', '1.0.3', true],
  ['a product has its own range', { camunda: '>=7.18', operaton: '>=1.0' }, 'operaton', '1.0.3', true],
  ['a product has its own range', { camunda: '>=7.18', operaton: '>=1.1' }, 'operaton', '1.0.3', false],
  ['a product that is not named is not supported', { camunda: '>=7.18' }, 'cibseven', '1.1.0', false],
  ['any version', { cibseven: '*' }, 'cibseven', '1.1.0', true],
  ['an edition is no step before the version', { camunda: '>=7.21.3' }, 'camunda', '7.21.3-ee', true],
  ['no version is in a range that nobody understands', { operaton: 'new' }, 'operaton', '1.0.3', false],
] as const)('%s: %j on %s %s fits: %s', (_, engine, product, version, isFit) => {
  const host = { sdk: '1.0.0', engine: { product, version } };
  expect(compatibilityOf(manifest({ sdk: '^1.0.0', engine }), host) === null).toBe(isFit);
});

test('the message on an engine names products, versions and ranges', () => {
  const requires = {
    sdk: '^1.0.0',
    engine: { camunda: '>=7.18', operaton: '>=1.1', cibseven: '*', next: '2' },
  };
  const host = { sdk: '1.0.0', engine: { product: 'operaton', version: '1.0.3' } } as const;
  expect(compatibilityOf(manifest(requires), host)).toEqual({
    code: 'PLG-206',
    message:
      'acme-risk 1.4.2 works with Camunda 7 >=7.18 or Operaton >=1.1 or CIB seven or next 2, this is Operaton 1.0.3.',
  });
});

test('a plugin for another React is a problem, and one without React fits', () => {
  const host = { sdk: '1.0.0', react: '19.3.1' };
  expect(compatibilityOf(manifest({ sdk: '^1.0.0', react: '^18.0.0' }), host)?.code).toBe('PLG-208');
  expect(compatibilityOf(manifest({ sdk: '^1.0.0', react: '^19.0.0' }), host)).toBeNull();
  expect(compatibilityOf(manifest({ sdk: '^1.0.0' }), host)).toBeNull();
});

test('an engine that is not known does not count', () => {
  const risk = manifest({ sdk: '^1.0.0', engine: { camunda: '>=7.22.0' } });
  expect(compatibilityOf(risk, { sdk: '1.0.0' })).toBeNull();
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
