import { aTask } from '@taskweave/engine-client/testing/factories';
import { expect, it } from 'vitest';
import { compareRows, renewRows } from './compareRows';

const tasks = (ids: string) => [...ids].map((id) => aTask({ id }));

it.each([
  ['nothing', 'abcdef', 'abcdef', 2, false, 0],
  ['a new first row', 'abcdef', 'xabcde', 2, true, 1],
  ['three new rows', 'abcdef', 'xyazbc', 2, true, 3],
  ['a row that has gone', 'abcdef', 'bcdefg', 2, true, 0],
  ['a row that has gone below what is seen', 'abcdef', 'abcdf', 2, false, 0],
  ['a new row below what is seen', 'abcdef', 'abcdxe', 2, false, 0],
  ['another order', 'abcdef', 'bacdef', 2, true, 0],
  ['nothing but new rows', 'ab', 'xy', 5, true, 2],
  ['an empty list', 'ab', '', 5, true, 0],
  ['the first rows', '', 'ab', 5, true, 2],
] as const)('%s', (_, known, answer, lastSeen, isMoving, fresh) => {
  expect(compareRows(tasks(known), tasks(answer), lastSeen)).toEqual({ isMoving, fresh });
});

it('renews rows where they stand', () => {
  const renewed = aTask({ id: 'b', assignee: 'mary' });
  expect(renewRows(tasks('abc'), [...tasks('xa'), renewed])).toEqual([...tasks('a'), renewed, ...tasks('c')]);
});
