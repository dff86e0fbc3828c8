import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAll } from './compressAll.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('both copies of a file hold its content', async () => {
  const content = 'const answer = 42;\n'.repeat(50);
  await writeFile(path.join(folder, 'main.js'), content);

  await compressAll(folder);

  const br = zlib.brotliDecompressSync(await readFile(path.join(folder, 'main.js.br')));
  const gz = zlib.gunzipSync(await readFile(path.join(folder, 'main.js.gz')));
  expect([br.toString(), gz.toString()]).toEqual([content, content]);
});

test('folders inside are compressed as well', async () => {
  await mkdir(path.join(folder, 'remotes/forms'), { recursive: true });
  await writeFile(path.join(folder, 'remotes/forms/plugin.json'), '{}');

  await compressAll(folder);

  expect((await readdir(path.join(folder, 'remotes/forms'))).sort()).toEqual([
    'plugin.json',
    'plugin.json.br',
    'plugin.json.gz',
  ]);
});

test('what is packed already is left alone', async () => {
  await writeFile(path.join(folder, 'font.woff2'), 'binary');

  await compressAll(folder);

  expect(await readdir(folder)).toEqual(['font.woff2']);
});
