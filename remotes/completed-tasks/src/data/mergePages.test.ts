import { expect, it } from 'vitest';
import { mergePages } from './mergePages';

const descending = (one: number, other: number) => other - one;

it('takes the first of several lists, and says how many of each', () => {
  const streams = [
    { id: 'mary', rows: [9, 5, 1] },
    { id: 'john', rows: [8, 7, 2] },
    { id: 'lisa', rows: [] },
  ];
  expect(mergePages(streams, descending, 4)).toEqual({
    rows: [9, 8, 7, 5],
    taken: { mary: 2, john: 2, lisa: 0 },
  });
});

it('keeps the order within a list, whatever the comparison says', () => {
  expect(mergePages([{ id: 'mary', rows: [1, 9, 5] }], descending, 3).rows).toEqual([1, 9, 5]);
});
