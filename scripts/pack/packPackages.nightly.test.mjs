import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { packPackages } from './packPackages.mjs';

/** @type {string} */
let root;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  for (const build of ['one', 'two']) {
    await packPackages({ root: inRepository(), outDir: path.join(root, build) });
  }
}, 240_000);

afterAll(() => rmSync(root, { recursive: true }));

test('the same sources make the same packages, byte by byte', () => {
  const [one, two] = ['one', 'two'].map((build) => contentsOf(path.join(root, build)));

  expect(Object.keys(one ?? {})).toEqual([
    expect.stringMatching(/^create-taskweave-plugin-[\d.]+\.tgz$/),
    expect.stringMatching(/^taskweave-plugin-sdk-[\d.]+\.tgz$/),
    expect.stringMatching(/^taskweave-ui-[\d.]+\.tgz$/),
  ]);
  expect(two).toEqual(one);
});

test.each(['plugin-sdk', 'ui', 'create-taskweave-plugin'])('%s can be installed by a stranger', (name) => {
  const stage = path.join(root, 'one/stage', name);
  const content = JSON.parse(readFileSync(path.join(stage, 'package.json'), 'utf8'));

  const needed = Object.entries({ ...content.dependencies, ...content.peerDependencies });
  const isPrivate = (/** @type {string} */ one) => one.startsWith('@taskweave/') && one !== '@taskweave/ui';
  expect(needed.filter(([one, range]) => isPrivate(one) || !/^[\^>=\d.]+$/.test(range))).toEqual([]);
  expect(content).toMatchObject({
    license: 'Apache-2.0',
    repository: { type: 'git', url: expect.stringMatching(/^git\+https:/), directory: expect.any(String) },
    files: expect.any(Array),
    exports: expect.any(Object),
  });
  expect(content).not.toHaveProperty('private');
  expect(readdirSync(stage)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', ...content.files]));
});

test.each([
  ['publint@0.3.25', ['--strict']],
  ['@arethetypeswrong/cli@0.18.5', ['--profile', 'esm-only']],
])('%s finds nothing in the packages', (program, options) => {
  const folder = path.join(root, 'one');
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));

  const said = tarballs.map((tarball) => {
    const args = ['--yes', program, path.join(folder, tarball), ...options];
    const { status, stdout } = spawnSync('npx', args, { encoding: 'utf8' });
    return { tarball, status, stdout: status === 0 ? '' : stdout };
  });

  expect(said).toEqual(tarballs.map((tarball) => ({ tarball, status: 0, stdout: '' })));
});

test.each(['plugin-sdk', 'ui'])('every entry of %s is there, with its types', (name) => {
  const stage = path.join(root, 'one/stage', name);
  const { exports } = JSON.parse(readFileSync(path.join(stage, 'package.json'), 'utf8'));
  const files = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );

  expect(
    files.filter((file) => !readdirSync(path.join(stage, path.dirname(file))).includes(path.basename(file))),
  ).toEqual([]);
});

test.each(['plugin-sdk', 'ui'])('%s names every package that its code imports', (name) => {
  const stage = path.join(root, 'one/stage', name);
  const content = JSON.parse(readFileSync(path.join(stage, 'package.json'), 'utf8'));
  const named = [name, ...Object.keys({ ...content.dependencies, ...content.peerDependencies })];
  const imported = readdirSync(path.join(stage, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(stage, 'dist', file), 'utf8').matchAll(/^import .*?'([^.'][^']*)';$/gm),
    ])
    .map(([, module = '']) => module.split('/', module.startsWith('@') ? 2 : 1).join('/'));

  expect(imported.length).toBeGreaterThan(10);
  expect([...new Set(imported)].filter((one) => !named.includes(one))).toEqual([]);
});

test('no module of the SDK imports JSON, which Node refuses', () => {
  const dist = path.join(root, 'one/stage/plugin-sdk/dist');
  const importing = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => /from '[^']*\.json'/.test(readFileSync(path.join(dist, file), 'utf8')));

  expect(importing).toEqual([]);
});

/** @param {string} folder */
function contentsOf(folder) {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.tgz'))
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]),
  );
}
