import { expect, test } from 'vitest';
import { checkShared } from './checkShared.mjs';

const PACKAGES = new Map([
  ['shared/base', { './*': './src/*.ts' }],
  ['shared/engine-client', { './*': './src/*.ts' }],
  ['shared/ui', { './chip': './src/chip/Chip.tsx', './host/frame': './src/frame/Frame.tsx' }],
]);
const USE = "import { a } from '@taskweave/base/a';";
const ALONE = 'Only remotes/filters uses shared/base/src/a.ts: move it there.';

test('a file that one room uses is named', () => {
  expect(check({ 'shared/base/src/a.ts': '', 'remotes/filters/src/b.ts': USE })).toEqual([ALONE]);
});

test('a file that two rooms use is right, be it for a test of one of them', () => {
  for (const other of ['remotes/forms/src/b.ts', 'shell/src/b.test.ts']) {
    expect(check({ 'shared/base/src/a.ts': '', 'remotes/filters/src/b.ts': USE, [other]: USE })).toEqual([]);
  }
});

test('its own test and another file of shared are no room', () => {
  expect(
    check({
      'shared/base/src/a.ts': '',
      'shared/base/src/a.test.ts': "import { a } from './a';",
      'shared/base/src/c.ts': "import { a } from './a';",
      'remotes/filters/src/b.ts': "import { c } from '@taskweave/base/c';",
    }),
  ).toEqual(['Only remotes/filters uses shared/base/src/c.ts: move it there.', ALONE]);
});

test('a file that the SDK uses is for everybody', () => {
  expect(
    check({ 'shared/base/src/a.ts': '', 'remotes/filters/src/b.ts': USE, 'plugin-sdk/src/b.ts': USE }),
  ).toEqual([]);
});

test('a part of the kit that plugins can import is for everybody, one for the shell alone is not', () => {
  expect(
    check({
      'shared/ui/src/chip/Chip.tsx': "import { mark } from './mark';",
      'shared/ui/src/chip/mark.ts': '',
      'shared/ui/src/frame/Frame.tsx': '',
      'shell/src/b.tsx':
        "import { Chip } from '@taskweave/ui/chip'; import { F } from '@taskweave/ui/host/frame';",
    }),
  ).toEqual(['Only shell uses shared/ui/src/frame/Frame.tsx: move it there.']);
});

test('resources of the engine, and what they are made of, may have one room', () => {
  expect(
    check({
      'shared/engine-client/src/resources/job.ts': "import { read } from '../reading/read';",
      'shared/engine-client/src/reading/read.ts': '',
      'remotes/filters/src/b.ts': "import { job } from '@taskweave/engine-client/resources/job';",
    }),
  ).toEqual([]);
});

/** @param {Record<string, string>} files */
function check(files) {
  return checkShared(new Map(Object.entries(files)), PACKAGES);
}
