import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leanConsumes, leanSharing } from './LeanContainerPlugin.mjs';
import { pluginPreset } from './pluginPreset.mjs';

/** @type {string} */
let root;
/** @type {Record<string, string>} */
let scripts;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lean-'));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'package.json'), '{ "name": "acme-risk", "version": "1.0.0" }');
  await writeFile(
    path.join(root, 'src/plugin.ts'),
    `export default { id: 'acme-risk', contributions: [
       { point: 'tasklist.task.detail', id: 'risk', meta: { label: 'Risk' }, component: () => import('./draw') }] };`,
  );
  await writeFile(
    path.join(root, 'src/draw.ts'),
    "import { useState } from 'react'; import { Button } from '@taskweave/ui/button'; export default [useState, Button];",
  );
  const outDir = path.join(root, 'dist');
  const configuration = pluginPreset({ root, id: 'acme-risk', outDir, mode: 'production' });
  await new Promise((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    });
  });
  const names = (await readdir(outDir)).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(names.map((name) => readFile(path.join(outDir, name), 'utf8')));
  scripts = Object.fromEntries(names.map((name, index) => [name, codes[index] ?? '']));
});

afterAll(() => rm(root, { recursive: true }));

test('fits the bundler that is installed', () => {
  expect(entry()[1]).not.toMatch(/scopeToSharingDataMapping|treeShakingMode|\[\*xX\]/);
});

test.each(['19.0.0', '19.3.1'])('takes React %s of the shell', async (version) => {
  expect(await run({ react: offer(version, { useState: 'state' }) })).toEqual(['state', 'button']);
});

test.each(['18.9.9', '20.0.0', '19.0.0-beta', '19'])('refuses React %s', async (version) => {
  await expect(run({ react: offer(version, {}) })).rejects.toThrow(
    `Unsatisfied version ${version} from the shell of shared singleton module react (required ^19.0.0)`,
  );
});

test.each(['0.2.0', '1.1.0', '0.0.9'])(
  'refuses components %s: below 1.0 each minor is another',
  async (version) => {
    await expect(run({ '@taskweave/ui/button': offer(version, {}) })).rejects.toThrow(version);
  },
);

test('says what the shell does not share', async () => {
  await expect(run({ react: undefined })).rejects.toThrow(
    "Shared module react doesn't exist in shared scope default",
  );
});

test('keeps to the copy of the shell where somebody offers a newer one', async () => {
  const both = { ...offer('19.0.0', { useState: 'state' }), ...offer('19.9.0', { useState: 'other' }) };
  expect(await run({ react: both })).toEqual(['state', 'button']);
});

test('leaves alone what shares in another way', () => {
  const own = 'initializeSharingData = { scopeToSharingDataMapping: { "default": [{ name: "vue" }] } };';
  const taken = '__webpack_require__.consumesLoadingData = { chunkMapping: {}, strictVersion: false };';
  expect(leanSharing(own)).toEqual(own);
  expect(leanConsumes(taken)).toEqual(taken);
});

/** @returns {[name: string, code: string]} */
function entry() {
  const found = Object.entries(scripts).find(([name]) => name.startsWith('remoteEntry.'));
  return found ?? ['', ''];
}

/**
 * @param {string} version
 * @param {object} module
 */
function offer(version, module) {
  return { [version]: { from: 'the shell', get: async () => () => module } };
}

/**
 * Runs the files as a browser does.
 *
 * @param {Record<string, object | undefined>} shared
 * @returns {Promise<readonly unknown[]>} what the plugin has taken
 */
async function run(shared) {
  const page = vm.createContext({ Error, URL, location: { origin: '' }, setTimeout, clearTimeout });
  const load = (/** @type {{ src: string, onload(event: object): void }} */ tag) => {
    vm.runInContext(scripts[path.posix.basename(tag.src)] ?? '', page);
    tag.onload({ type: 'load' });
  };
  const [name, code] = entry();
  page.window = page;
  page.document = {
    currentScript: { tagName: 'SCRIPT', src: `https://acme.example/${name}` },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: { appendChild: load },
  };
  vm.runInContext(code, page);
  const container = vm.runInContext('plugin_acme_risk', page);
  const offers = {
    react: offer('19.0.0', { useState: 'state' }),
    '@taskweave/ui/button': offer('0.1.4', { Button: 'button' }),
    ...shared,
  };
  await container.init(Object.fromEntries(Object.entries(offers).filter(([, one]) => one !== undefined)));
  const { default: definition } = (await container.get('./plugin'))();
  const { default: taken } = await definition.contributions[0].component();
  return [...taken];
}
