import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSums } from '../writeSums.mjs';
import { checkSums } from './checkSums.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sums-'));
  const files = ['one.jar', 'two.zip'].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, path.basename(file));
  writeSums({ files, out: folder });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('what is as it was made passes', () => {
  expect(() => checkSums(folder)).not.toThrow();
});

test('a file that has changed, is gone, or was added is named', () => {
  writeFileSync(path.join(folder, 'one.jar'), 'another');
  expect(() => checkSums(folder)).toThrow('one.jar is not what SHA256SUMS says');

  rmSync(path.join(folder, 'one.jar'));
  expect(() => checkSums(folder)).toThrow('names one.jar, which is not there');

  writeFileSync(path.join(folder, 'one.jar'), 'one.jar');
  writeFileSync(path.join(folder, 'three.txt'), '');
  expect(() => checkSums(folder)).toThrow('does not name three.txt');
});
