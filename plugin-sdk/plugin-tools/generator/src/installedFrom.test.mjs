import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedFrom, isCurrent } from './installedFrom.mjs';

const SHELL = 'https://tasks.example/operaton/app/taskweave/';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
  mkdirSync(path.join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('packages and inbox are those of the shell that served the command', () => {
  installed({ resolved: `${SHELL}sdk/create-taskweave-plugin.tgz`, integrity: 'sha512-x' });

  expect(installedFrom(main())).toMatchObject({ sdk: `${SHELL}sdk/`, shell: `${SHELL}default/` });
});

test('the address that npm has not seen before leads to the same', () => {
  installed({ resolved: `${SHELL}sdk/create-taskweave-plugin.tgz`, integrity: 'sha512-x' });
  const { fresh = '', address } = installedFrom(main()) ?? {};
  installed({ resolved: fresh, integrity: 'sha512-x' });

  expect(installedFrom(main())).toMatchObject({ address, sdk: `${SHELL}sdk/` });
});

test.each([
  'https://registry.example/create-taskweave-plugin/-/create-taskweave-plugin-0.1.0.tgz',
  'file:///home/somebody/app/taskweave/sdk/create-taskweave-plugin.tgz',
])('%s is no shell', (resolved) => {
  installed({ resolved, integrity: 'sha512-x' });

  expect(installedFrom(main())).toBeUndefined();
});

test('where npm did not install it, nothing is known', () => {
  expect(installedFrom(main())).toBeUndefined();
});

test('another package at the same address is found out', async () => {
  const server = createServer((_, response) => response.end('new'));
  await new Promise((resume) => server.listen(0, 'localhost', () => resume(undefined)));
  const bound = server.address();
  const address = `http://localhost:${typeof bound === 'object' ? bound?.port : 0}/`;
  try {
    expect(await isCurrent({ address, integrity: integrityOf('old') })).toBe(false);
    expect(await isCurrent({ address, integrity: integrityOf('new') })).toBe(true);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  expect(await isCurrent({ address, integrity: integrityOf('old') })).toBe(true);
});

/** @param {{ resolved: string, integrity: string }} entry */
function installed(entry) {
  const packages = { 'node_modules/create-taskweave-plugin': entry };
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function main() {
  return pathToFileURL(path.join(folder, 'node_modules/create-taskweave-plugin/src/main.mjs')).href;
}

/** @param {string} text */
function integrityOf(text) {
  return `sha512-${createHash('sha512').update(text).digest('base64')}`;
}
