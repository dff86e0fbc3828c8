import { expect, it } from 'vitest';
import { namedPage, pageNumbers, pageOf } from './filterPages';

const IDS = Array.from({ length: 120 }, (_, index) => `f${index}`);

it.each([
  ['the first where the address names none', null, 1],
  ['the one in the address', '3', 3],
  ['the last where the address names one beyond', '9', 3],
  ['the first where the address names none that is', 'x', 1],
  ['the first where the address names none that can be', '0', 1],
])('shows %s', (_case, named, page) => {
  expect(namedPage(IDS.length, named)).toBe(page);
});

it('has one page where there is nothing', () => {
  expect(namedPage(0, '4')).toBe(1);
});

it.each([
  ['f0', 1],
  ['f75', 2],
  ['f110', 3],
  ['gone', 1],
  [null, 1],
])('finds %s on page %i', (id, page) => {
  expect(pageOf(IDS, id)).toBe(page);
});

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 3]],
  [5, 9, [4, 5, 6]],
  [9, 9, [7, 8, 9]],
  [2, 2, [1, 2]],
])('offers on page %i of %i the numbers %j @T9.19', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers);
});
