import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectSources } from './collectSources.mjs';

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await write('shared/engine-client/package.json', '{"exports":{"./*":"./src/*.ts"}}');
});

afterEach(() => rm(root, { recursive: true }));

test('what a source imports of a private room comes along', async () => {
  await write('sdk/src/index.ts', "export type { Task } from '@taskweave/engine-client/Task';");
  await write('shared/engine-client/src/Task.ts', 'export interface Task {}');

  expect([...collected().keys()]).toEqual(['sdk/src/index.ts', 'shared/engine-client/src/Task.ts']);
});

test('what is installed with the package, the package itself and others that are published, do not', async () => {
  await write(
    'sdk/src/index.ts',
    "import 'react';\nexport * from '@taskweave/sdk';\nimport '@taskweave/ui/button';",
  );

  expect([...collected().keys()]).toEqual(['sdk/src/index.ts']);
});

test('an import in an example is not taken for one', async () => {
  await write('sdk/src/index.ts', "/** @example () => import('./RiskTab') */\nexport const a = 1;");

  expect([...collected().keys()]).toEqual(['sdk/src/index.ts']);
});

test('an import of nothing names the file', async () => {
  await write('sdk/src/index.ts', "import './gone';");

  expect(collected).toThrow('sdk/src/index.ts imports ./gone');
});

function collected() {
  return collectSources({
    root,
    entries: ['sdk/src/index.ts'],
    published: ['@taskweave/sdk', '@taskweave/ui'],
  });
}

/**
 * @param {string} file
 * @param {string} content
 */
async function write(file, content) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}
