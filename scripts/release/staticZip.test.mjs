import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultsOfFiles, packStaticZip } from './staticZip.mjs';

const NAME = 'taskweave-static-7.8.9.zip';
const FILES = {
  'index.html': '<!doctype html>',
  'version.json': '{}',
  'assets/shell.0123456789ab.js': 'shell()',
  'assets/shell.0123456789ab.js.br': brotliCompressSync('shell()'),
  'assets/shell.0123456789ab.js.gz': gzipSync('shell()'),
  'assets/shell.0123456789ab.js.map': '{"sources":[]}',
};

/** @type {string} */
let root;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'static-'));
  for (const [build, files, time, zone] of /** @type {const} */ ([
    ['one', Object.entries(FILES), 1_600_000_000, 'Asia/Tokyo'],
    ['two', Object.entries(FILES).reverse(), 1_700_000_000, 'America/New_York'],
  ])) {
    vi.stubEnv('TZ', zone);
    const app = path.join(root, build, 'deep', 'app');
    for (const [name, content] of files) {
      const file = path.join(app, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      utimesSync(file, time, time);
    }
    await packStaticZip({ out: path.join(root, build), version: '7.8.9', epoch: 1_763_800_000, app });
  }
});

afterAll(() => rmSync(root, { recursive: true }));

test('the same app makes the same static zip, byte for byte, wherever and whenever it is built', () => {
  const [one, two] = ['one', 'two'].map((build) => readFileSync(path.join(root, build, NAME)));

  expect(two && one?.equals(two)).toBe(true);
});

test('the unpacked files are those of the checksums, and no others', () => {
  const { status } = spawnSync('unzip', ['-q', path.join(root, 'one', NAME), '-d', path.join(root, 'one')]);
  expect(status).toBe(0);
  const folder = path.join(root, 'one/taskweave');
  const check = spawnSync('sha256sum', ['--check', '--status', '--strict', 'SHA256SUMS'], { cwd: folder });
  expect(check.status).toBe(0);

  const listed = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const names = listed.map((line) => `./${line.slice(66)}`);
  const { stdout } = spawnSync('find', ['.', '-type', 'f', '!', '-name', 'SHA256SUMS'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout.trimEnd().split('\n').sort()).toEqual([...names].sort());
  expect(names).toContain('./container/start.sh');
  expect(names).toContain('./kubernetes/taskweave.yaml');
  expect(names.filter((name) => name.includes('.map'))).toEqual([]);
});

test('a zip is not made of files that do not fit together, or that name the machine', () => {
  const well = { name: 'a.js', content: Buffer.from('a()') };
  const files = (/** @type {string} */ name, /** @type {string | Buffer} */ content) => [
    well,
    { name, content: Buffer.from(content) },
  ];
  const repository = '/home/somebody/taskweave';
  const faults = (/** @type {string} */ name, /** @type {string | Buffer} */ content) =>
    faultsOfFiles({ files: files(name, content), repository });

  expect(faults('a.js.br', brotliCompressSync('a()'))).toEqual([]);
  expect(faults('a.js.gz', gzipSync('a()'))).toEqual([]);
  expect(faults('a.js.br', brotliCompressSync('b()'))).toEqual(['a.js.br is not a.js']);
  expect(faults('a.js.gz', 'a()')).toEqual(['a.js.gz is not a.js']);
  expect(faults('b.js.gz', gzipSync('a()'))).toEqual(['b.js.gz is not b.js']);
  expect(faults('b.js', `open("${repository}/b.ts")`)).toEqual([`b.js names ${repository}`]);
});
