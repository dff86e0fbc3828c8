import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assemble } from './assemble.mjs';
import { FIRST_TEXTS } from './firstTexts.mjs';

/** @type {string} */
let root;
/** @type {string} */
let appDir;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'assemble-'));
  appDir = path.join(root, 'app');
  await write('shell/index.html', '<!--styles-->\n<!--runtime-->\n<!--preloads-->\n<!--scripts-->');
  await write('package.json', '{ "version": "1.2.3" }');
  await write('app/assets/shell.1.css', 'body{}');
  await write('app/assets/boot.1.js', 'start()');
  await write('app/assets/admin-file.1.js', 'read()');
  await write('app/assets/shell.1.js', 'shell()');
  for (const folder of FIRST_TEXTS) await write(`${folder}/de.json`, `{"from":"${folder}"}`);
});

afterEach(() => rm(root, { recursive: true }));

test('scripts of the page carry the hash of their content and the nonce of the request', async () => {
  await mkdir(path.join(appDir, 'remotes'));

  const page = await assembled();

  const hash = createHash('sha384').update('start()').digest('base64');
  expect(page).toContain(
    `<script src="$APP_ROOT/app/taskweave/assets/boot.1.js" integrity="sha384-${hash}" $CSP_NONCE></script>`,
  );
});

test('a build says its version, and another hash for another page', async () => {
  await mkdir(path.join(appDir, 'remotes'));
  await assembled();
  const first = JSON.parse(await readFile(path.join(appDir, 'version.json'), 'utf8'));
  await assembled();
  const again = JSON.parse(await readFile(path.join(appDir, 'version.json'), 'utf8'));
  await write('app/assets/shell.1.js', 'changed()');
  await assembled();
  const other = JSON.parse(await readFile(path.join(appDir, 'version.json'), 'utf8'));

  expect(first).toEqual({
    name: 'Taskweave',
    version: '1.2.3',
    build: expect.stringMatching(/^[\da-f]{16}$/),
  });
  expect(again).toEqual(first);
  expect(other.build).not.toBe(first.build);
});

test('all files with a hash in their names are listed, but for source maps', async () => {
  await writeRemote('filters', []);
  await write('app/assets/shell.0123456789ab.js', 'shell()');
  await write('app/assets/shell.0123456789ab.js.map', '{}');
  await write('app/remotes/filters/main.ba9876543210.css', 'a{}');
  await assembled();

  expect((await readFile(path.join(appDir, 'files.txt'), 'utf8')).split('\n')).toEqual([
    'assets/shell.0123456789ab.js',
    expect.stringMatching(/^assets\/texts-de\./),
    'remotes/filters/main.ba9876543210.css',
    '',
  ]);
});

test('a column that waits for a task is not', async () => {
  await writeRemote('task-detail', [{ point: 'shell.column', meta: { place: 'task', needsTask: true } }]);

  expect(preloadsOf(await assembled())).toEqual([]);
});

test('a label cannot end the data block, and the page stays ASCII', async () => {
  await writeRemote('filters', [{ point: 'x', meta: { label: '</script><b>Übersicht 😀' } }]);

  const page = await assembled();

  expect(page).not.toContain('</script><b>');
  expect([...page].every((character) => character.charCodeAt(0) < 128)).toBe(true);
  expect(runtimeOf(page).builtin[0].manifest.contributes[0].meta.label).toBe('</script><b>Übersicht 😀');
});

test('a remote without texts of the old Tasklist says so', async () => {
  await writeRemote('forms', []);
  await writeRemote('filters', []);
  await write('remotes/filters/src/i18n/suiteTexts.json', '{"add":"ADD"}');

  await assembled();

  const textsOf = (/** @type {string} */ name) =>
    readFile(path.join(appDir, 'remotes', name, 'suite-texts.json'), 'utf8').then(JSON.parse);
  expect([await textsOf('filters'), await textsOf('forms')]).toEqual([{ add: 'ADD' }, {}]);
});

test('a shell that was not built is named', async () => {
  await mkdir(path.join(appDir, 'remotes'));
  await rm(path.join(appDir, 'assets/boot.1.js'));

  await expect(assemble({ root, appDir })).rejects.toThrow('boot');
});

async function assembled() {
  await assemble({ root, appDir });
  return readFile(path.join(appDir, 'index.html'), 'utf8');
}

/** @param {string} page */
function preloadsOf(page) {
  return page.split('\n').filter((line) => line.startsWith('<link rel="preload"'));
}

/** @param {string} page */
function runtimeOf(page) {
  return JSON.parse(page.split('\n').find((line) => line.startsWith('{')) ?? '');
}

/**
 * @param {string} name
 * @param {object[]} contributes
 */
function writeRemote(name, contributes) {
  return write(
    `app/remotes/${name}/plugin.json`,
    JSON.stringify({
      id: `taskweave-${name}`,
      entry: { file: 'entry.js', integrity: 'sha384-entry' },
      preload: [{ file: 'main.css', integrity: 'sha384-style', as: 'style' }],
      contributes,
    }),
  );
}

/**
 * @param {string} file
 * @param {string} content
 */
async function write(file, content) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}
