import { expect, it } from 'vitest';
import { abbreviateNumber } from './abbreviateNumber';

it.each([
  [0, '0'],
  [7.25, '7.3'],
  [949, '949'],
  [950, '1k'],
  [1234, '1.2k'],
  [-1234, '-1.2k'],
  [949_999, '950k'],
  [950_000, '1M'],
  [12_345_678, '12.3M'],
  [2_000_000_000, '2G'],
  [3e12, '3T'],
  [4e21, '4,000E'],
])('%d is %s @S9.22', (value, text) => {
  expect(abbreviateNumber(value, 'en')).toBe(text);
});

it('writes numbers as the language does', () => {
  expect(abbreviateNumber(1234, 'de')).toBe('1,2k');
});
