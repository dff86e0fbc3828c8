import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { packPackages } from './packPackages.mjs';
import { writeRelease } from './writeRelease.mjs';

/** @type {string} */
let root;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  for (const build of ['one', 'two']) {
    const tarballs = await packPackages({ root: inRepository(), outDir: path.join(root, 'packed', build) });
    writeRelease({ files: Object.values(tarballs), outDir: path.join(root, build) });
  }
}, 240_000);

afterAll(() => rmSync(root, { recursive: true }));

test('the same sources make the same release, byte by byte', () => {
  const [one, two] = ['one', 'two'].map((build) => contentsOf(path.join(root, build)));

  expect(Object.keys(one ?? {})).toEqual([
    'SHA256SUMS',
    expect.stringMatching(/^taskweave-create-plugin-[\d.]+\.tgz$/),
    expect.stringMatching(/^taskweave-plugin-sdk-[\d.]+\.tgz$/),
    expect.stringMatching(/^taskweave-ui-[\d.]+\.tgz$/),
  ]);
  expect(two).toEqual(one);
});

test('its checksums are right, and every file has one', () => {
  const folder = path.join(root, 'one');
  const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
  const expected = readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => {
      const sum = createHash('sha256').update(readFileSync(path.join(folder, name)));
      return `${sum.digest('hex')}  ${name}\n`;
    });
  expect(expected).toHaveLength(3);
  expect(sums).toBe(expected.sort((one, other) => (one.slice(64) < other.slice(64) ? -1 : 1)).join(''));
});

test.each(['plugin-sdk', 'ui', 'create-plugin'])('%s can be installed by a stranger', (name) => {
  const stage = path.join(root, 'packed/one/stage', name);
  const content = JSON.parse(readFileSync(path.join(stage, 'package.json'), 'utf8'));

  const needed = Object.entries({ ...content.dependencies, ...content.peerDependencies });
  expect(
    needed.filter(([one, range]) => one.startsWith('@taskweave/') || !/^[\^>=\d.]+$/.test(range)),
  ).toEqual([]);
  expect(content).toMatchObject({
    license: 'Apache-2.0',
    repository: { type: 'git', url: expect.stringMatching(/^git\+https:/), directory: expect.any(String) },
    files: expect.any(Array),
    exports: expect.any(Object),
  });
  expect(content).not.toHaveProperty('private');
  expect(readdirSync(stage)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', ...content.files]));
});

test.each(['plugin-sdk', 'ui'])('every entry of %s is there, with its types', (name) => {
  const stage = path.join(root, 'packed/one/stage', name);
  const { exports } = JSON.parse(readFileSync(path.join(stage, 'package.json'), 'utf8'));
  const files = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );

  expect(
    files.filter((file) => !readdirSync(path.join(stage, path.dirname(file))).includes(path.basename(file))),
  ).toEqual([]);
});

/** @param {string} folder */
function contentsOf(folder) {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]),
  );
}
