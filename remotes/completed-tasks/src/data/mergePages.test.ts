import { expect, it } from 'vitest';
import { mergePages } from './mergePages';

const descending = (one: number, other: number) => other - one;

it('takes the first of several lists, and says how many of each', () => {
  const streams = [
    { id: 'mary', rows: [9, 5, 1], goesOn: false },
    { id: 'john', rows: [8, 7, 2], goesOn: false },
    { id: 'lisa', rows: [], goesOn: false },
  ];
  expect(mergePages(streams, descending, 4)).toEqual({
    rows: [9, 8, 7, 5],
    taken: { mary: 2, john: 2, lisa: 0 },
  });
});

it('keeps the order within a list, whatever the comparison says', () => {
  expect(mergePages([{ id: 'mary', rows: [1, 9, 5], goesOn: false }], descending, 3).rows).toEqual([1, 9, 5]);
});

it('ends where the next row may be one that nobody has asked for', () => {
  const streams = [
    { id: 'mary', rows: [9, 8], goesOn: true },
    { id: 'john', rows: [5, 4], goesOn: false },
  ];
  expect(mergePages(streams, descending, 4)).toEqual({ rows: [9, 8], taken: { mary: 2, john: 0 } });
});
