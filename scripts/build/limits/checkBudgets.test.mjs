import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBudgets, filesOfFirstList } from './checkBudgets.mjs';

/** @type {string} */
let appDir;

beforeEach(async () => {
  appDir = await mkdtemp(path.join(tmpdir(), 'size-'));
  await write('remotes/filters/plugin.json', JSON.stringify({ entry: { file: 'entry.js' } }));
  await write('remotes/filters/entry.js.br', 'e'.repeat(1024));
  await write('index.html', '<script src="$APP_ROOT/app/taskweave/shell.js"></script>');
  await writeScript(1024, ['./src/main.tsx']);
});

afterEach(() => rm(appDir, { recursive: true }));

test('a file that is named twice is loaded once', () => {
  const page = `<link rel="preload" href="$APP_ROOT/app/taskweave/a.js"><script src="$APP_ROOT/app/taskweave/a.js">`;
  expect(filesOfFirstList(page)).toEqual(['a.js']);
});

test('a build within its budgets passes', async () => {
  expect((await checkBudgets({ appDir })).failed).toBe(0);
});

test('JavaScript beyond its budget fails, and the table says so', async () => {
  await writeScript(221 * 1024, ['./src/main.tsx']);

  const { failed, lines } = await checkBudgets({ appDir });

  expect(failed).toBe(1);
  expect(lines[0]).toMatch(/221\.0 of\s+204 KiB\s+OVER/);
});

test('a remote with a heavy entry fails', async () => {
  await write('remotes/filters/entry.js.br', 'e'.repeat(8 * 1024));

  expect((await checkBudgets({ appDir })).failed).toBe(1);
});

test('a diagram engine on the first screen fails', async () => {
  await writeScript(1024, ['../node_modules/bpmn-js/lib/Viewer.js']);

  expect((await checkBudgets({ appDir })).failed).toBe(1);
});

test('a thirteenth request fails', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `style${index}.css`);
  await write('index.html', names.map((name) => `<link href="$APP_ROOT/app/taskweave/${name}">`).join('\n'));
  await Promise.all(names.map((name) => write(`${name}.br`, '')));

  expect((await checkBudgets({ appDir })).failed).toBe(1);
});

/**
 * @param {number} bytes
 * @param {string[]} sources
 */
async function writeScript(bytes, sources) {
  await write('shell.js.br', 's'.repeat(bytes));
  await write('shell.js.map', JSON.stringify({ sources }));
}

/**
 * @param {string} file
 * @param {string} content
 */
async function write(file, content) {
  await mkdir(path.dirname(path.join(appDir, file)), { recursive: true });
  await writeFile(path.join(appDir, file), content);
}
