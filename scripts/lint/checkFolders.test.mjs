import { expect, test } from 'vitest';
import { checkFolders } from './checkFolders.mjs';

test('arrows that all point one way are right', () => {
  expect(check({ 'room/top/a.ts': "import '../low/b';", 'room/low/b.ts': '' })).toEqual([]);
});

test('a circle of folders is named, however long', () => {
  expect(
    check({
      'a/a.ts': "import '../b/b';",
      'b/b.ts': "import('../c/c');",
      'c/c.ts': "export * from '../a/a';",
    }),
  ).toHaveLength(3);
});

test('the files of the room itself are in it as in a folder', () => {
  expect(check({ 'room/main.ts': "import './a/a';", 'room/a/a.ts': "import '../main';" })).toHaveLength(2);
});

test('folders deep inside of others count like any', () => {
  expect(
    check({ 'a/b/c/one.ts': "import '../d/two';", 'a/b/d/two.ts': "import type { One } from '../c/one';" }),
  ).toEqual([
    'a/b/c/one.ts imports a/b/d/two.ts, whose folder leads back to it.',
    'a/b/d/two.ts imports a/b/c/one.ts, whose folder leads back to it.',
  ]);
});

test('packages of the repository may not import each other in a circle', () => {
  expect(
    check({
      'shared/low/src/a.ts': "import { b } from '@taskweave/top/b';",
      'shared/top/src/b.ts': "import { c } from '@taskweave/low/c';",
    }),
  ).toHaveLength(2);
  expect(
    check({
      'shared/low/src/a.ts': "import { b } from '@taskweave/plugin-sdk';",
      'plugin-sdk/src/index.ts': "import { c } from '@taskweave/low/c';",
    }),
  ).toHaveLength(2);
});

test('a file that only tests use may reach everywhere', () => {
  expect(check({ 'a/a.ts': "import '../testing/c';", 'testing/c.ts': "import '../a/a';" })).toEqual([]);
});

test('an import in a comment is no arrow, but a type that plain JavaScript names there is one', () => {
  expect(check({ 'a/a.ts': "import '../b/b';", 'b/b.ts': "/** @example import '../a/a' */" })).toEqual([]);
  expect(
    check({ 'a/a.mjs': "import '../b/b.mjs';", 'b/b.mjs': "/** @param {import('../a/a.mjs').A} a */" }),
  ).toHaveLength(2);
});

/** @param {Record<string, string>} files */
function check(files) {
  return checkFolders(new Map(Object.entries(files)));
}
