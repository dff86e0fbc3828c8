import { expect, it } from 'vitest';
import { type SortValue, sortRows } from './sortRows';

const inOrder = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, (value) => value, direction, 'en');

it('orders texts as people do, and numbers within them by their value', () => {
  expect(inOrder(['Invoice 10', 'über', 'invoice 9', 'Zoo'])).toEqual([
    'invoice 9',
    'Invoice 10',
    'über',
    'Zoo',
  ]);
});

it.each([
  ['numbers', [10, 9, 2], [2, 9, 10]],
  ['numbers that JavaScript cannot hold', [10n ** 20n, 5n], [5n, 10n ** 20n]],
  ['dates', [new Date(2026, 1, 1), new Date(2025, 1, 1)], [new Date(2025, 1, 1), new Date(2026, 1, 1)]],
  ['flags', [true, false], [false, true]],
])('orders %s by their value', (_, values, expected) => {
  expect(inOrder(values)).toEqual(expected);
});

it.each(['ascending', 'descending'] as const)('leaves what has no value to the end, %s', (direction) => {
  expect(inOrder([null, 2, undefined, 1], direction).slice(2)).toEqual([null, undefined]);
});

it('keeps the order of equal rows, and the list that it was given', () => {
  const rows = [
    { id: 'a', count: 1 },
    { id: 'b', count: 2 },
    { id: 'c', count: 1 },
  ];

  expect(sortRows(rows, ({ count }) => count, 'descending', 'en').map(({ id }) => id)).toEqual([
    'b',
    'a',
    'c',
  ]);
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
