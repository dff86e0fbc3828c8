import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRooms, checkSharedRooms } from './checkRooms.mjs';

/** @type {string} */
let repository;

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'rooms-'));
});

afterEach(() => rmSync(repository, { recursive: true }));

test('arrows that all point down are right', () => {
  write({ 'top/a.ts': "import '../low/b';", 'low/b.ts': '' });
  expect(check(['low', 'top'])).toEqual([]);
  expect(check()).toEqual([]);
});

test('an arrow against the order is told', () => {
  write({ 'top/a.ts': '', 'low/b.tsx': "import type { A } from '../top/a';" });
  expect(check(['low', 'top'])).toEqual(['room: low/b.tsx imports top/a.ts, which stands above it.']);
});

test('a folder that the order forgets is told', () => {
  write({ 'top/a.ts': '', 'new/b.ts': '' });
  expect(check(['top'])).toEqual([
    'room: the folder new has no place in the order (scripts/lint/rooms.mjs).',
  ]);
});

test('without an order, a circle of folders is told, however long', () => {
  write({ 'a/a.ts': "import '../b/b';", 'b/b.ts': "import('../c/c');", 'c/c.ts': "export * from '../a/a';" });
  expect(check()).toHaveLength(3);
});

test('the files of the room itself stand in it as in a folder', () => {
  write({ 'main.ts': "import './a/a';", 'a/a.ts': "import '../main';" });
  expect(check()).toHaveLength(2);
});

test('folders deep inside of others are looked at like any', () => {
  write({ 'a/b/c/one.ts': "import '../d/two';", 'a/b/d/two.ts': "import type { One } from '../c/one';" });
  expect(check()).toEqual([
    'room/a/b: c/one.ts imports d/two.ts, whose folder leads back to it.',
    'room/a/b: d/two.ts imports c/one.ts, whose folder leads back to it.',
  ]);
});

test('rooms themselves may not import each other in a circle', () => {
  write({ 'a.mjs': "import '../other/b.mjs';", '../other/b.mjs': "import '../room/a.mjs';" });
  expect(check()).toHaveLength(2);
});

test('tests, and what only they use, may reach everywhere', () => {
  write({ 'top/a.ts': '', 'low/b.test.ts': "import '../top/a';", 'testing/c.ts': "import '../top/a';" });
  expect(check(['low', 'top'])).toEqual([]);
});

test('an import in a comment is no arrow', () => {
  write({ 'top/a.ts': '', 'low/b.ts': "/** @example import '../top/a' */" });
  expect(check(['low', 'top'])).toEqual([]);
});

test('a type that plain JavaScript names in a comment is an arrow', () => {
  write({ 'top/a.mjs': '', 'low/b.mjs': "/** @param {import('../top/a.mjs').A} a */" });
  expect(check(['low', 'top'])).toEqual(['room: low/b.mjs imports top/a.mjs, which stands above it.']);
});

test('a folder of more than twelve sources is told', () => {
  write(Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`a/file${index}.ts`, ''])));
  expect(check()).toEqual(['room/a holds 13 files; more than 12 want rooms of their own.']);
});

test('a shared room that imports one above it is told, and one without a place', () => {
  writeShared({ 'low/src/a.ts': "import { b } from '@taskweave/top/b';", 'top/src/b.ts': '' });
  expect(checkSharedRooms(repository, ['low', 'top'])).toEqual([
    'shared/low/src/a.ts imports top, which stands above it.',
  ]);
  expect(checkSharedRooms(repository, ['low'])).toContain(
    'shared/top has no place in the order (scripts/lint/rooms.mjs).',
  );
});

/** @param {readonly string[]} [order] */
function check(order) {
  return checkRooms(repository, order === undefined ? [] : [{ root: 'room', order }]);
}

/** @param {Record<string, string>} files */
function write(files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(repository, 'room', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** @param {Record<string, string>} files */
function writeShared(files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(repository, 'shared', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
