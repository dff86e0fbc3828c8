import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, createPluginProject, type PluginProject } from '../testing/pluginProject';
import { sealCommand } from './sealBuild';

const DEFINITION = `{ id: 'acme-risk', contributions: [
  { point: 'tasklist.task.detail', id: 'risk', component: () => 0 },
] }`;
const NO_FILES = { js: { sync: [], async: [] } };
const FEDERATION = {
  metaData: {
    globalName: 'acme',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  exposes: [{ path: './plugin' }],
  shared: ['react/jsx-runtime', '@taskweave/plugin-sdk'].map((name) => ({ name, assets: NO_FILES })),
};
const MODULES = {
  ...FEDERATION,
  metaData: { ...FEDERATION.metaData, remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
};

let project: PluginProject;

beforeEach(async () => {
  project = await createPluginProject();
  await project.write('dist/7.css', '.risk { color: red }');
});

afterEach(() => project.remove());

/** What webpack and Rspack write, as far as it matters here. */
async function writeScripts() {
  await project.write('dist/mf-manifest.json', JSON.stringify(FEDERATION));
  await project.write(
    'dist/remoteEntry.js',
    `var acme; (() => {
      const chunks = self["webpackChunkacme"] = self["webpackChunkacme"] || [];
      acme = { init() {}, get: async () => () => ({ default: chunks[0][1] }) };
    })();`,
  );
  await project.write(
    'dist/7.js',
    `(self.webpackChunkacme=self.webpackChunkacme||[]).push([[7],${DEFINITION}]);`,
  );
  await project.write('dist/page.js', 'document.title = "A page for trying it out";');
}

async function writeModules(entry = "export const get = () => import('./assets/plugin.js');") {
  await project.write('dist/mf-manifest.json', JSON.stringify(MODULES));
  await project.write('dist/remoteEntry.js', `${entry} export const init = () => {};`);
  await project.write('dist/assets/plugin.js', `import './part.js'; export default ${DEFINITION};`);
  await project.write('dist/assets/part.js', 'export {};');
  await project.write('dist/assets/hostInit.js', "import '../remoteEntry.js';");
}

const seal = () => call(sealCommand, project.folder);

async function read(file: string) {
  return readFile(path.join(project.folder, 'dist', file), 'utf8');
}

async function readManifest() {
  return JSON.parse(await read('plugin.json'));
}

test('scripts: the manifest pins the entry, the entry pins all that its runtime may ask for', async () => {
  await writeScripts();
  expect(await seal()).toMatchObject({ code: 0, errors: [] });

  const manifest = await readManifest();
  expect(manifest).toMatchObject({
    id: 'acme-risk',
    version: '1.4.2',
    requires: { react: '^19.0.0' },
    entry: { format: 'federation', container: 'sealed_acme_risk', integrity: /^sha384-/ },
    labels: { de: { tab: 'Risiko' } },
    contributes: [{ point: 'tasklist.task.detail', id: 'risk' }],
  });
  expect(manifest.preload.map(({ file }: { readonly file: string }) => file)).toEqual([
    '7.js',
    'remoteEntry.js',
    '7.css',
  ]);
});

test('modules: everything that the entry imports, at once or later, has its hash', async () => {
  await writeModules();
  expect(await seal()).toMatchObject({ code: 0, errors: [] });

  const { entry, preload } = await readManifest();
  const code = await read(entry.file);
  const { scripts } = JSON.parse(/\)\((\{.*\}), \(address\)/.exec(code)?.[1] ?? '');
  expect(Object.keys(scripts)).toEqual(['assets/plugin.js', 'assets/part.js', 'remoteEntry.js']);
  expect(preload.map(({ file }: { readonly file: string }) => file)).toEqual(['7.css']);
});

test('sheets apply inside the plugin only, and sealing again changes nothing', async () => {
  await writeScripts();
  await seal();
  const [first, sheet] = [await readManifest(), await read('7.css')];
  await seal();

  expect(sheet).toMatch(/^@layer plugins\{@scope\(\[data-plugin="acme-risk"\]\)\{\.risk/);
  expect(await readManifest()).toEqual(first);
  expect(await read('7.css')).toEqual(sheet);
  const files = await readdir(path.join(project.folder, 'dist'));
  expect(files.filter((file) => file.startsWith('sealed.'))).toHaveLength(1);
});

test.each([
  ['no manifest of the federation plugin', async () => {}, 'manifest: true'],
  ['another address than its own', () => federation({ publicPath: 'https://cdn.example/' }), 'base: "./"'],
  ['an entry for Node', () => federation({ remoteEntry: { name: 'e.js', type: 'commonjs' } }), '"commonjs"'],
  ['no plugin', () => manifest({ exposes: [{ path: './Tab' }] }), 'exposes no "./plugin"'],
  ['another copy of the SDK', () => manifest({ shared: [] }), '"@taskweave/plugin-sdk" is not shared'],
  [
    'a copy of what the shell has',
    () => manifest({ shared: [...FEDERATION.shared, copyOf('react')] }),
    'a copy of react.',
  ],
  [
    'a copy of React that nobody shares',
    () => project.write('dist/7.js', 'self.webpackChunkacme; Symbol.for("react.transitional.element");'),
    'a copy of React',
  ],
  [
    'an entry of another bundler',
    () => project.write('dist/remoteEntry.js', 'var acme = {};'),
    'output.chunkLoadingGlobal',
  ],
  [
    'a module of another server',
    () => writeModules("import 'https://cdn.example/a.js';"),
    'no file of the build',
  ],
  ['a module by its bare name', () => writeModules("import 'react';"), 'imports "react"'],
  [
    'React of an older shell',
    () => manifest({ shared: rangeOf('react/jsx-runtime', '^17.0.0') }),
    'wants react/jsx-runtime ^17.0.0, and the shell brings ^19.0.0: write requiredVersion: "^19.0.0"',
  ],
  [
    'React of one shell alone',
    () => manifest({ shared: rangeOf('react/jsx-runtime', '~19.2.0') }),
    'wants react/jsx-runtime ~19.2.0',
  ],
  [
    'the SDK of a later shell',
    () => manifest({ shared: rangeOf('@taskweave/plugin-sdk', '^0.2.0') }),
    'wants @taskweave/plugin-sdk ^0.2.0',
  ],
])('%s: refused, with what to do', async (name, spoil, message) => {
  if (!name.startsWith('no manifest')) await writeScripts();
  await spoil();
  expect(await seal()).toMatchObject({ code: 1, errors: [expect.stringContaining(message)] });
});

test.each(['^19.0.0', '>=19', '^18.0.0 || ^19.0.0', '*', false] as const)(
  'React %s: sealed',
  async (range) => {
    await writeScripts();
    await manifest({ shared: rangeOf('react/jsx-runtime', range) });
    expect(await seal()).toMatchObject({ code: 0 });
  },
);

test('a mistake in plugin.ts has the message of the preset', async () => {
  await writeScripts();
  await project.write(
    'src/plugin.ts',
    `export default { id: 'acme-risk', uses: ['all'], contributions: [] };`,
  );

  expect((await seal()).errors).toEqual([expect.stringContaining('"all" in uses is no call')]);
});

test('another React than that of the shell has the message of the preset', async () => {
  await writeScripts();
  await project.write('node_modules/react/package.json', '{ "version": "18.3.1" }');

  expect((await seal()).errors).toEqual([
    expect.stringContaining('react 18.3.1 is installed, and the shell brings ^19.0.0'),
  ]);
});

function manifest(change: object) {
  return project.write('dist/mf-manifest.json', JSON.stringify({ ...FEDERATION, ...change }));
}

function federation(change: object) {
  return manifest({ metaData: { ...FEDERATION.metaData, ...change } });
}

function rangeOf(name: string, requiredVersion: string | false) {
  return FEDERATION.shared.map((one) => (one.name === name ? { ...one, requiredVersion } : one));
}

function copyOf(name: string) {
  return { name, assets: { js: { sync: ['1.js'], async: [] } } };
}
