import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundledPackages } from './bundledPackages.mjs';
import { thirdParty } from './thirdParty.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  install('@rspack/core', '@rspack/core', { version: '2.0.0', license: 'MIT' }, 'The MIT text');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a package is inside when one of its modules is, and the code between the modules always', () => {
  install('.pnpm/one@1.0.0/node_modules/one', 'one', { version: '1.0.0', license: 'ISC' }, 'The ISC text');
  install('.pnpm/unused@1.0.0/node_modules/unused', 'unused', { version: '1.0.0', license: 'ISC' }, 'text');
  map([
    'webpack://shell/../node_modules/.pnpm/one@1.0.0/node_modules/one/a.js',
    'webpack://shell/./src/main.tsx',
  ]);

  expect(named()).toEqual(['@rspack/core 2.0.0', 'one 1.0.0']);
});

test('two versions of one package are two', () => {
  for (const version of ['1.0.0', '2.0.0']) {
    install(`.pnpm/one@${version}/node_modules/one`, 'one', { version, license: 'ISC' }, 'The ISC text');
  }
  map(
    ['1.0.0', '2.0.0', '2.0.0'].map(
      (version) => `../node_modules/.pnpm/one@${version}/node_modules/one/a.js`,
    ),
  );

  expect(named()).toEqual(['@rspack/core 2.0.0', 'one 1.0.0', 'one 2.0.0']);
});

test('a package whose licence has no text cannot be shipped', () => {
  install('.pnpm/bare@1.0.0/node_modules/bare', 'bare', { version: '1.0.0', license: 'MIT' });
  map(['../node_modules/.pnpm/bare@1.0.0/node_modules/bare/a.js']);

  expect(named).toThrow('bare 1.0.0 has no licence that we could pass on');
});

test('a package that leaves its MIT text in its repository has the text with its holder', () => {
  const name = '@bpmn-io/semver-compat';
  map([`../node_modules/.pnpm/@bpmn-io+semver-compat@0.1.0/node_modules/${name}/a.js`]);
  install('.pnpm/@bpmn-io+semver-compat@0.1.0/node_modules/@bpmn-io/semver-compat', name, {
    version: '0.1.0',
    license: 'MIT',
  });

  expect(thirdParty(bundled())).toContain('Copyright (c) 2026-present camunda Services GmbH');
});

test('a licence that two packages share stands once, with the names of both', () => {
  install(
    '.pnpm/one@1.0.0/node_modules/one',
    'one',
    { version: '1.0.0', license: 'MIT' },
    'The MIT text\r\n',
  );
  map(['../node_modules/.pnpm/one@1.0.0/node_modules/one/a.js']);

  const text = thirdParty(bundled());

  expect(text).toContain('one 1.0.0, MIT');
  expect(text.split('The MIT text')).toHaveLength(2);
  expect(text).toMatch(/-\n@rspack\/core 2\.0\.0\none 1\.0\.0\n-/);
});

function bundled() {
  return bundledPackages({ root, folder: path.join(root, 'app') });
}

function named() {
  return bundled().map(({ name, version }) => `${name} ${version}`);
}

/** @param {readonly string[]} sources */
function map(sources) {
  mkdirSync(path.join(root, 'app/assets'), { recursive: true });
  writeFileSync(path.join(root, 'app/assets/a.js.map'), JSON.stringify({ sources }));
}

/**
 * @param {string} place below node_modules
 * @param {string} name
 * @param {{ version: string, license: string }} facts
 * @param {string} [text] of its licence
 */
function install(place, name, facts, text) {
  const folder = path.join(root, 'node_modules', place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, ...facts }));
  if (text !== undefined) writeFileSync(path.join(folder, 'LICENSE'), text);
}
