import { expect, it } from 'vitest';
import { shownName } from './shownName';

it.each([
  ['invoice\u202efdp.exe', 'invoice\ufffdfdp.exe'],
  ['\u2066a\u2069\u202ab', '\ufffda\ufffd\ufffdb'],
  ['فاتورة‏ 1.pdf', 'فاتورة‏ 1.pdf'],
  ['Grün.pdf', 'Grün.pdf'],
])('shows %j as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
