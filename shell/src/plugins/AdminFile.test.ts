import { expect, it } from 'vitest';
import { parseAdminFile } from './AdminFile';

it.each([
  [null, []],
  [{}, []],
  [[], ['/: must be an object']],
  ['x', ['/: must be an object']],
  [{ plugins: [{}] }, ['/plugins/0: must be an object with an id']],
  [{ plugins: [{ id: 'a', manifest: 1 }] }, ['/plugins/0/manifest: must be an address']],
  [
    { contributions: { 'p:a/b': { priority: '1' } } },
    ['/contributions/p:a/b: must be an object with a numeric priority or enabled'],
  ],
])('says what it does not understand of %j', (value, problems) => {
  expect(parseAdminFile(value).problems).toEqual(problems);
});

it('keeps the good entries beside a bad one', () => {
  expect(
    parseAdminFile({ plugins: [1, { id: 'a', enabled: false }, { id: 'b', manifest: '/b.json' }] }).plugins,
  ).toEqual([
    { id: 'a', enabled: false, manifest: null },
    { id: 'b', enabled: true, manifest: '/b.json' },
  ]);
});
