import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readLegacyConfig, readPluginPackages } from './readLegacyConfig';

const TRACE = path.join(tmpdir(), `legacy-config-${process.pid}`);
/** Gets out of any `vm` context by the constructor of an object from outside. */
const WRITES = `this.constructor.constructor('return process')().getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(TRACE)}, '')`;

afterEach(() => rm(TRACE, { force: true }));

test.each([
  ['a module', "export default { customScripts: ['scripts/a'] };"],
  ['a module with a comment', "export default /* of ours */ { locales: {}, customScripts: ['scripts/a'] }"],
  ['a module with a constant', "const config = { customScripts: ['scripts/a'] };\nexport default config;"],
  ['a script', "window.camTasklistConf = { 'customScripts': [`scripts/a`] };"],
  ['a script with a variable', "var camTasklistConf = { customScripts: ['scripts/a'] };"],
  ['a module of Node', "module.exports = { customScripts: ['scripts/a'] };"],
  ['a definition', "define({ customScripts: ['scripts/a'] });"],
  ['a definition by a function', "define([], function () { return { customScripts: ['scripts/a'] }; });"],
  ['a script that no module may be', "var public = 010; camTasklistConf = { customScripts: ['scripts/a'] };"],
])('%s is understood', (_, text) => {
  expect(readLegacyConfig(text)).toMatchObject({ scripts: ['scripts/a'], angular: [], leftOut: [] });
});

describe('nothing of it is run', () => {
  test.each([
    ['beside the configuration', `${WRITES};\nexport default { customScripts: ['scripts/a'] };`],
    ['in a value', `export default { customScripts: ['scripts/a', ${WRITES}] };`],
    ['in a getter', `export default { get locales() { ${WRITES} }, customScripts: ['scripts/a'] };`],
    ['in a name', `export default { [${WRITES}]: 1, customScripts: ['scripts/a'] };`],
    ['in a template', `export default { customScripts: ['scripts/a', \`\${${WRITES}}\`] };`],
    ['in a definition', `define(function () { ${WRITES}; return { customScripts: ['scripts/a'] }; });`],
  ])('%s', (_, text) => {
    expect(readLegacyConfig(text).scripts).toEqual(['scripts/a']);
    expect(existsSync(TRACE)).toBe(false);
  });

  test('not in the page either', () => {
    const page = `<script>window.PLUGIN_PACKAGES = [{ name: 'cats', location: '/cats', main: ${WRITES} }] || [];</script>`;
    expect(readPluginPackages(page)).toEqual([{ name: 'cats', location: '/cats', main: 'plugin' }]);
    expect(existsSync(TRACE)).toBe(false);
  });
});

test('bundles that are the suite’s own are left to it', () => {
  const packages = ['tasklist-plugin-tasklistPlugins', 'tasklist-plugin-cats'].map(
    (name) => `{ name: '${name}', location: '/x', main: 'plugin.js' }`,
  );
  const page = `<script>window.PLUGIN_PACKAGES = [${packages.join()}] || [];</script>`;
  expect(readPluginPackages(page).map(({ name }) => name)).toEqual(['tasklist-plugin-cats']);
});

test.each([
  ["customScripts: ['a',\n base + '/b']", ['a'], 'line 2: customScripts[1]'],
  ["customScripts: [...others, 'a']", ['a'], 'line 1: customScripts[0]'],
  ["customScripts: ['a'],\n\n get more() { return 1; }", ['a'], 'line 3: a part of the configuration'],
  ["customScripts: ['a'], ...others", ['a'], 'line 1: a part of the configuration'],
  ['customScripts: scripts()', [], 'line 1: customScripts'],
])('{ %s }: what is no literal is left out, and told with its line', (content, scripts, told) => {
  const read = readLegacyConfig(`export default { ${content} };`);
  expect(read.scripts).toEqual(scripts);
  expect(read.leftOut).toEqual([`${told} is no plain value, and was not read`]);
});

test('settings are read as far as they stand there, and the rest is told', () => {
  const text =
    "export default { shortcuts: { claim: () => 1 }, date: /x/, customScripts: ['a'], app: { name: 'B' } };";
  expect(readLegacyConfig(text)).toEqual({
    scripts: ['a'],
    angular: [],
    leftOut: [],
    settings: { shortcuts: {}, app: { name: 'B' } },
    unread: [
      'line 1: shortcuts.claim is no plain value, and was not read',
      'line 1: date is no plain value, and was not read',
    ],
  });
});

test('names of a prototype are names like others, or left out', () => {
  const text = `export default {
    __proto__: { customScripts: ['scripts/of-the-prototype'] },
    customScripts: { paths: { constructor: 'x', __proto__: { cats: 'y' }, toString: 'z' } },
  };`;
  const { angular, leftOut, scripts } = readLegacyConfig(text);
  expect([scripts, angular]).toEqual([[], ['constructor', 'toString']]);
  expect(leftOut.map((sentence) => sentence.slice(0, 7))).toEqual(['line 2:', 'line 3:']);
  expect(Object.prototype).not.toHaveProperty('cats');
});

test.each([
  ['export default {', 'Unexpected token (1:16)'],
  ['alert(1);', 'there is no configuration in it'],
  [`export default ${'['.repeat(100_000)}`, 'Not enough stack space'],
])('no configuration, with a reason: %#', (text, reason) => {
  expect(() => readLegacyConfig(text)).toThrow(reason);
});
