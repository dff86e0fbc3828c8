import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTarball } from './writeTarball.mjs';

/** More than a hundred characters. */
const DEEP = `dist/${'folder-of-some-length/'.repeat(5)}deep.js`;

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tarball-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('the same contents make the same bytes, whenever and in whatever order they were written', () => {
  const first = written('first', ['package.json', 'dist/a.js', DEEP]);
  const second = written('second', [DEEP, 'dist/a.js', 'package.json']);
  utimesSync(path.join(root, 'second/package.json'), 1, 1);
  chmodSync(path.join(root, 'second/package.json'), 0o600);

  expect(tarballOf(second).equals(tarballOf(first))).toBe(true);
});

test('another content makes others', () => {
  const first = written('first', ['package.json']);
  const second = written('second', ['package.json']);
  writeFileSync(path.join(root, 'second/package.json'), 'changed');

  expect(tarballOf(second).equals(tarballOf(first))).toBe(false);
});

test('it is a tarball: every file with its content, and what may be run can be', () => {
  const folder = written('first', ['package.json', 'dist/main.js', DEEP]);
  const file = path.join(root, 'package.tgz');
  writeTarball({ folder, file, programs: ['dist/main.js'] });

  const { stdout, status } = spawnSync('tar', ['tvzf', file], { encoding: 'utf8' });
  expect(status).toBe(0);
  const listed = stdout.trim().split('\n');
  expect(listed.map((line) => line.split(/\s+/).at(-1))).toEqual(
    [DEEP, 'dist/main.js', 'package.json'].sort().map((name) => `package/${name}`),
  );
  expect(listed.filter((line) => line.startsWith('-rwxr-xr-x')).join()).toContain('dist/main.js');
  const content = spawnSync('tar', ['xzOf', file, `package/${DEEP}`], { encoding: 'utf8' });
  expect(content.stdout).toBe(`content of ${DEEP}`);
});

/**
 * @param {string} folder
 * @param {readonly string[]} names
 */
function written(folder, names) {
  for (const name of names) {
    const file = path.join(root, folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `content of ${name}`);
  }
  return path.join(root, folder);
}

/** @param {string} folder */
function tarballOf(folder) {
  const file = `${folder}.tgz`;
  writeTarball({ folder, file });
  return readFileSync(file);
}
