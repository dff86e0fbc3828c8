import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBrowsers } from './checkBrowsers.mjs';

/** @type {string} */
let appDir;

beforeEach(async () => {
  appDir = await mkdtemp(path.join(tmpdir(), 'browsers-'));
});

afterEach(() => rm(appDir, { recursive: true }));

test.each([
  ['a static function', 'Promise.try(() => 1);', 'Promise.try'],
  ['a constructor', 'new CloseWatcher();', 'new CloseWatcher'],
  ['a global function', 'queryLocalFonts();', 'queryLocalFonts()'],
  ['a part of the page', 'document.startViewTransition(draw);', 'document.startViewTransition'],
  ['a part of the window', 'globalThis.scheduler.yield();', 'scheduler'],
  ['a function of a value', 'new Map([]).getOrInsert("a", 1);', '.getOrInsert'],
  ['a function of a set is there', 'new Set([1]).union(other);', null],
  ['a name in a text', 'show("Promise.try() new CloseWatcher()");', null],
  ['what all have', 'structuredClone([1].toSorted()); AbortSignal.any([]);', null],
])('%s', async (_name, script, lacking) => {
  await writeFile(path.join(appDir, 'a.js'), script);

  const found = await checkBrowsers({ appDir });

  expect(found.map((line) => line.replace(/ \(.*$/, ''))).toEqual(lacking === null ? [] : [lacking]);
});

test.each([
  ['a property', 'a { interpolate-size: allow-keywords }', 'interpolate-size'],
  ['a property by its prefix only', 'a { user-select: none }', 'user-select'],
  ['a property beside its prefix', 'a { -webkit-user-select:none; user-select: none }', null],
  ['a key word', 'a { text-wrap: avoid-orphans; display: grid-lanes }', 'display: grid-lanes'],
  ['a rule', '@position-try --a { left: 0 }', '@position-try'],
  ['a selector', 'a:open { left: 0 }', ':open'],
  ['what all have', '@layer a { a:has(b)::before { color: light-dark(red, blue); inset: 1dvh } }', null],
  ['a text', 'a::after { content: "; user-select: none" }', null],
])('of a style %s', async (_name, style, lacking) => {
  await writeFile(path.join(appDir, 'a.css'), style);

  const found = await checkBrowsers({ appDir });

  const names = found.map((line) => line.replace(/ \(.*$/, ''));
  expect(names).toEqual(lacking === null ? [] : expect.arrayContaining([lacking]));
});

test('syntax that they do not read fails', async () => {
  await writeFile(path.join(appDir, 'a.js'), 'using file = open();');

  await expect(checkBrowsers({ appDir })).rejects.toThrow(SyntaxError);
});
