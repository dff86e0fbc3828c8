import { DEFAULT_SORTING } from '@taskweave/engine-client/taskListDefaults';
import { expect, it } from 'vitest';
import { parseSorting } from './parseSorting';

it('reads the order from the address', () => {
  const sorting = [{ sortBy: 'dueDate', sortOrder: 'asc' }];
  expect(parseSorting(JSON.stringify(sorting))).toEqual(sorting);
});

it.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['an order that does not exist', '[{"sortBy":"created","sortOrder":"up"}]'],
])('falls back to the newest first for %s', (_name, param) => {
  expect(parseSorting(param)).toBe(DEFAULT_SORTING);
});
