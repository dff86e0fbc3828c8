import { expect, it } from 'vitest';
import { filterPage, pageNumbers } from './filterPages';

const IDS = Array.from({ length: 120 }, (_, index) => `f${index}`);

it.each([
  ['the first', null, null, 1],
  ['that of the open filter', 'f75', null, 2],
  ['the one in the address', 'f75', '3', 3],
  ['the last where the address names one beyond', 'f0', '9', 3],
  ['that of the open filter where the address names none that is', 'f110', 'x', 3],
  ['the first where the open filter is not there', 'gone', '0', 1],
])('shows %s', (_case, current, named, page) => {
  expect(filterPage(IDS, current, named)).toBe(page);
});

it('has one page where there is nothing', () => {
  expect(filterPage([], null, '4')).toBe(1);
});

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 3]],
  [5, 9, [4, 5, 6]],
  [9, 9, [7, 8, 9]],
  [2, 2, [1, 2]],
])('offers on page %i of %i the numbers %j', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers);
});
