import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeZip } from './writeZip.mjs';

const EPOCH = Date.UTC(2026, 10, 22, 9, 8, 6) / 1000;
const ENTRIES = [
  { name: 'b/ä.txt', content: Buffer.from('text '.repeat(1000)) },
  { name: 'a.bin', content: Buffer.from([1, 2, 3]) },
];

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'zip-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('other programs find every file, with its content and its time', async () => {
  const file = await written('one.zip', ENTRIES);

  expect(spawnSync('unzip', ['-tqq', file]).status).toBe(0);
  expect(
    spawnSync('unzip', ['-p', file, 'b/*.txt']).stdout.equals(ENTRIES[0]?.content ?? Buffer.alloc(0)),
  ).toBe(true);
  expect(spawnSync('unzip', ['-p', file, 'a.bin']).stdout).toEqual(Buffer.from([1, 2, 3]));
  const { stdout } = spawnSync('unzip', ['-ZT', file], { encoding: 'utf8' });
  expect(stdout).toContain('20261122.090806');
});

test('neither the order of the files nor the time zone makes a difference', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const one = await written('one.zip', ENTRIES);
  vi.stubEnv('TZ', 'America/New_York');
  const other = await written('other.zip', [...ENTRIES].reverse());

  expect(readFileSync(other).equals(readFileSync(one))).toBe(true);
});

/**
 * @param {string} name
 * @param {readonly { name: string, content: Buffer }[]} entries
 */
async function written(name, entries) {
  const file = path.join(root, name);
  await writeZip({ file, entries, epoch: EPOCH });
  return file;
}
