import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSums } from './writeSums.mjs';

/** @type {string} */
let out;

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'sums-'));
});

afterEach(() => rmSync(out, { recursive: true }));

test('every file has its checksum, in the order of the names', () => {
  writeSums({ files: ['b.txt', 'maven/a.jar'].map(written), out });

  expect(readFileSync(path.join(out, 'SHA256SUMS'), 'utf8')).toBe(
    [
      // As `printf b.txt | sha256sum` says.
      'ffa0da5d885fba09d903c782713b6b098c8cf21f56a3a35d9aa920613220d2e1  b.txt\n',
      'd94b20c5cee56fd664d0c057362d786247851c47dc60ff1f00aa0a0bdc8b00fc  maven/a.jar\n',
    ].join(''),
  );
});

test('sha256sum finds a file that somebody has changed', () => {
  const file = written('b.txt');
  writeSums({ files: [file], out });
  expect(check().status).toBe(0);

  writeFileSync(file, 'changed');

  expect(check().status).not.toBe(0);
});

function check() {
  return spawnSync('sha256sum', ['--check', '--status', 'SHA256SUMS'], { cwd: out });
}

/** @param {string} name */
function written(name) {
  const file = path.join(out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, name);
  return file;
}
