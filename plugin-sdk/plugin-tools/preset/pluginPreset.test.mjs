import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pluginPreset } from './pluginPreset.mjs';

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'preset-'));
  await mkdir(path.join(root, 'src'));
});

afterEach(() => rm(root, { recursive: true }));

const DRAW = `import styles from './draw.module.css'; export default (host) => { host.className = styles.risk; };`;

test('styles apply below the plugin only, under its own names', async () => {
  await build({
    'draw.ts': DRAW,
    'draw.module.css': '.risk { top: 0 } @media print { .risk p { top: 1px } }',
  });

  const [sheet = ''] = await filesWith('.css');
  expect(sheet).toContain('@layer plugins{@scope([data-plugin=acme-risk]){.acme-risk__risk-');
  const scripts = await filesWith('.js');
  expect(scripts.some((code) => code.includes('acme-risk__risk-'))).toBe(true);
});

test('custom properties keep their names, so that they reach what is drawn inside', async () => {
  await build({ 'draw.ts': DRAW, 'draw.module.css': '.risk { --form-edge: 4px }' });

  expect((await filesWith('.css'))[0]).toContain('--form-edge:4px');
});

test.each([
  ['a module that is not there', { 'plugin.ts': plugin("() => import('./gone')") }, {}, './gone'],
  [
    'a component that the shell keeps for itself',
    {
      'draw.ts': "import { DialogFrame } from '@taskweave/ui/dialog-frame'; export default DialogFrame;",
    },
    {},
    'draw.ts: The shell does not share @taskweave/ui/dialog-frame, so the plugin would fail with PLG-601',
  ],
  [
    "a style sheet of the shell's",
    { 'draw.ts': "import '@taskweave/ui/tokens.css'; export default () => null;" },
    {},
    '@taskweave/ui/tokens.css is on every page of the shell already',
  ],
])('%s fails the build', async (_, files, options, words) => {
  await expect(
    build({ 'draw.ts': DRAW, 'draw.module.css': '.risk { top: 0 }', ...files }, options),
  ).rejects.toThrow(words);
});

test('the manifest says whose plugin it is, what it was built for, and only the texts that labels need', async () => {
  await build({
    'draw.ts': 'export default () => null;',
    'plugin.ts': plugin(
      "() => import('./draw')",
      "translations: { en: { tab: 'Risk', other: 'Other' }, de: { tab: 'Risiko' } },",
      '%tab%',
    ),
  });
  const [manifest = ''] = await filesWith('.json');
  expect(JSON.parse(manifest)).toMatchObject({
    manifestVersion: 1,
    id: 'acme-risk',
    version: '1.0.0',
    requires: { sdk: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
    labels: { en: { tab: 'Risk' }, de: { tab: 'Risiko' } },
    contributes: [{ point: 'tasklist.task.detail', id: 'risk', meta: { label: '%tab%' } }],
  });
  expect(manifest).not.toContain('Other');
});

test('the files are the same wherever the plugin is built', async () => {
  await build({ 'draw.ts': 'export default () => null;' });
  const [manifest] = await filesWith('.json');
  const first = root;
  root = await mkdtemp(path.join(tmpdir(), 'preset-in-another-folder-'));
  await cp(first, root, { recursive: true, filter: (file) => !file.endsWith('dist') });
  await rm(first, { recursive: true });
  await build({ 'draw.ts': 'export default () => null;' });
  expect(await filesWith('.json')).toEqual([manifest]);
});

test('each language is a file, and its labels are in the manifest', async () => {
  const draw = "() => import('./draw')";
  await build({
    'draw.ts': 'export default () => null;',
    'plugin.ts': plugin(
      draw,
      "translations: { en: { tab: 'Risk' }, de: () => import('./de.json') },",
      '%tab%',
    ),
    'de.json': '{ "tab": "Risiko", "score": "Der Wert" }',
  });

  const holding = (await filesWith('.js')).filter((code) => code.includes('Der Wert'));
  expect(holding).toHaveLength(1);
  expect(holding[0]).not.toContain('acme-risk"');
  const [manifest = ''] = await filesWith('.json');
  expect(JSON.parse(manifest)).toMatchObject({
    labels: { en: { tab: 'Risk' }, de: { tab: 'Risiko' } },
    preload: [expect.anything()],
  });
});

const DRAW_REACT = {
  'draw.ts': "import { useId } from 'react'; export default function Draw() { return useId(); }",
};

test('another React than that of the shell fails the build', async () => {
  await install('react', '18.3.1');
  await expect(build(DRAW_REACT)).rejects.toThrow('react 18.3.1 is installed, and the shell brings ^19.0.0');
});

test('a React within the range builds', async () => {
  await install('react', '19.7.0');
  await expect(build(DRAW_REACT)).resolves.toBeUndefined();
});

test('rules about bare elements apply inside the plugin', async () => {
  const files = { 'draw.ts': DRAW, 'draw.module.css': '.risk { top: 0 } p { top: 0 }' };
  await build(files);

  expect((await filesWith('.css'))[0]).toContain('@scope');
});

test('a plugin may ask for the whole page', async () => {
  const files = { 'draw.ts': DRAW, 'draw.module.css': '.risk { top: 0 } p { top: 0 }' };
  await build(files, { allowGlobalStyles: true });

  expect((await filesWith('.css'))[0]).not.toContain('@scope');
});

/**
 * @param {string} mount
 * @param {string} [more] members of the definition
 * @param {string} [label]
 */
function plugin(mount, more = '', label = 'Risk') {
  return `export default { id: 'acme-risk', ${more} contributions: [
    { point: 'tasklist.task.detail', id: 'risk', meta: { label: '${label}' }, mount: ${mount} }] };`;
}

/**
 * @param {string} name of a package in the plugin's own `node_modules`
 * @param {string} version
 */
async function install(name, version) {
  const folder = path.join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
}

/** @param {string} ending */
async function filesWith(ending) {
  const names = (await readdir(path.join(root, 'dist'))).filter((name) => name.endsWith(ending));
  return Promise.all(names.map((name) => readFile(path.join(root, 'dist', name), 'utf8')));
}

/**
 * @param {Record<string, string>} files
 * @param {Partial<import('./pluginPreset.mjs').PresetOptions>} [options]
 */
async function build(files, options = {}) {
  await writeFile(path.join(root, 'package.json'), '{ "name": "acme-risk", "version": "1.0.0" }');
  for (const [name, content] of Object.entries({ 'plugin.ts': plugin("() => import('./draw')"), ...files })) {
    await writeFile(path.join(root, 'src', name), content);
  }
  const outDir = path.join(root, 'dist');
  const configuration = pluginPreset({ root, id: 'acme-risk', outDir, mode: 'production', ...options });
  await new Promise((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    });
  });
}
