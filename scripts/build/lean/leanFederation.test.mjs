import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import leanFederationCalls, { METHODS } from './leanFederationCalls.mjs';
import * as stand from './noSnapshots.mjs';

/** What a file imports of those that the build replaces: `[1]` are the names. */
const IMPORT = /^import \{ ([^}]+) \} from ".*\/(?:SnapshotHandler|generate-preload-assets|preload)\.js";$/gm;

/** @type {readonly string[]} */
let codes;

beforeAll(async () => {
  codes = await filesOfRuntime();
});

it('stands in for all that the installed version asks of what is left out', () => {
  const names = codes.flatMap((code) =>
    [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(', ')),
  );

  expect(names).not.toEqual([]);
  expect(Object.keys(stand)).toEqual(expect.arrayContaining([...new Set(names)]));
});

it('finds in the installed version what it takes out', () => {
  const [whole, lean] = [codes.join('\n'), codes.map(leanFederationCalls).join('\n')];
  for (const name of METHODS) expect(whole).toMatch(new RegExp(`^\\t(?:async )?${name}\\(`, 'm'));
  expect(lean).not.toMatch(new RegExp(`^\\t(?:async )?(?:${METHODS.join('|')})\\(|remoteInsId`, 'm'));
  const said = (/** @type {string} */ code) =>
    [...code.matchAll(/lifecycle\.(\w+)\.emit\(/g)].map(([, name]) => name);
  expect(said(whole)).toEqual(expect.arrayContaining(['afterGetExpose', 'afterLoadRemote']));
  // Each of these gives something back.
  expect([...new Set(said(lean))].sort()).toEqual([
    'afterResolve',
    'beforeInit',
    'beforeInitContainer',
    'beforeLoadShare',
    'beforeRequest',
    'createLink',
    'createScript',
    'errorLoadRemote',
    'getModuleFactory',
    'loadEntryError',
    'onLoad',
  ]);
});

/** The files of the runtime that the page is built with, but for the ones that go with what is left out. */
async function filesOfRuntime() {
  const fromShell = createRequire(new URL('../../../shell/package.json', import.meta.url));
  const enhanced = createRequire(fromShell.resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const runtime = createRequire(tools.resolve('@module-federation/runtime'));
  const folder = path.dirname(runtime.resolve('@module-federation/runtime-core'));
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((name) => name.endsWith('.js') && !/^(plugins|helpers)/.test(name))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
}
