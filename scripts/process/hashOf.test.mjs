import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf } from './hashOf.mjs';

/** @type {string} */
let root;
/** @type {string} */
let before;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taskweave-hash-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/deep/a.txt'), 'one');
  writeFileSync(join(root, 'other.txt'), 'other');
  before = hashOf(root, ['src', 'pom.xml']);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('stays when nothing changed but times and files elsewhere', () => {
  writeFileSync(join(root, 'src/deep/a.txt'), 'one');
  writeFileSync(join(root, 'other.txt'), 'changed');

  expect(hashOf(root, ['src', 'pom.xml'])).toBe(before);
});

it('changes with a content', () => {
  writeFileSync(join(root, 'src/deep/a.txt'), 'two');

  expect(hashOf(root, ['src', 'pom.xml'])).not.toBe(before);
});

it('changes with a name', () => {
  renameSync(join(root, 'src/deep/a.txt'), join(root, 'src/deep/b.txt'));

  expect(hashOf(root, ['src', 'pom.xml'])).not.toBe(before);
});

it('changes when a file comes that was missing', () => {
  writeFileSync(join(root, 'pom.xml'), '');

  expect(hashOf(root, ['src', 'pom.xml'])).not.toBe(before);
});
