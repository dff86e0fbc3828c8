import { expect, it } from 'vitest';
import { formatPage, pageStart, startRowOf } from './listPage';

it.each([
  [null, 0],
  ['1', 0],
  ['3', 30],
  ['0', 0],
  ['-2', 0],
  ['x', 0],
  ['99999999999999999999', 0],
  ['1e308', 0],
  ['9999999', 149_999_970],
])('page %s begins at row %i @T2.8 @T9.1', (page, row) => {
  expect(startRowOf(page)).toBe(row);
});

it.each([
  [0, 0, null],
  [14, 0, null],
  [15, 15, '2'],
  [44, 30, '3'],
])('row %i is on the page from row %i, which the address calls %s', (row, start, page) => {
  expect(pageStart(row)).toEqual(start);
  expect(formatPage(row)).toEqual(page);
  expect(startRowOf(formatPage(row))).toBe(start);
});
