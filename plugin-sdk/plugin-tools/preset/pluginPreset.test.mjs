import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pluginPreset } from './pluginPreset.mjs';

/** @type {string} */
let root;
/** @type {any} */
let manifest;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'preset-'));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'package.json'), '{ "name": "acme-risk", "version": "1.4.2" }');
  await writeFile(
    path.join(root, 'src/plugin.ts'),
    `export default { id: 'acme-risk',
       translations: { en: { 'tab.risk': 'Risk', other: 'Other' }, de: { 'tab.risk': 'Risiko' } },
       contributions: [{ point: 'tasklist.task.detail', id: 'risk', meta: { label: '%tab.risk%' }, component: () => import('./draw') }] };`,
  );
  await writeFile(path.join(root, 'src/draw.ts'), 'export default () => null;');
  await build();
  manifest = JSON.parse(await readFile(path.join(root, 'dist/plugin.json'), 'utf8'));
});

afterAll(() => rm(root, { recursive: true }));

test('the manifest says whose plugin it is, and what it was built for', () => {
  expect(manifest).toMatchObject({
    manifestVersion: 1,
    id: 'acme-risk',
    version: '1.4.2',
    requires: { sdk: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
    contributes: [{ point: 'tasklist.task.detail', id: 'risk', meta: { label: '%tab.risk%' } }],
  });
});

test('only the texts that labels need are in it', () => {
  expect(manifest.labels).toEqual({ en: { 'tab.risk': 'Risk' }, de: { 'tab.risk': 'Risiko' } });
});

test('the hash of the entry is that of its file', async () => {
  const entry = await readFile(path.join(root, 'dist', manifest.entry.file));
  expect(manifest.entry.integrity).toBe(`sha384-${createHash('sha384').update(entry).digest('base64')}`);
});

test('files of the first round carry the hash that the entry asks for them with', async () => {
  const entry = await readFile(path.join(root, 'dist', manifest.entry.file), 'utf8');
  const [file] = manifest.preload;
  const content = await readFile(path.join(root, 'dist', file.file));
  expect(file.integrity).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  expect(entry).toContain(file.integrity);
});

test('the container has its own name, made of the id', () => {
  expect(manifest.entry.container).toBe('plugin_acme_risk');
});

test('nothing that the shell brings is in the files', async () => {
  const entry = await readFile(path.join(root, 'dist', manifest.entry.file), 'utf8');
  expect(entry).not.toContain('react.transitional.element');
});

test('the files are the same wherever the plugin is built', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'preset-in-another-folder-'));
  await cp(root, elsewhere, { recursive: true, filter: (file) => !file.endsWith('dist') });
  await build(elsewhere);

  expect(JSON.parse(await readFile(path.join(elsewhere, 'dist/plugin.json'), 'utf8'))).toEqual(manifest);
  await rm(elsewhere, { recursive: true });
});

/** @param {string} [folder] */
function build(folder = root) {
  const configuration = pluginPreset({
    root: folder,
    id: 'acme-risk',
    outDir: path.join(folder, 'dist'),
    mode: 'production',
  });
  return new Promise((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    });
  });
}
