import { expect, it } from 'vitest';
import { isExact } from './exactDecimal';

it.each([
  ['0', true],
  ['0.10', true],
  ['1e21', true],
  ['-9007199254740991', true],
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['0.1234567890123456789', false],
  ['1.50e3', true],
  ['-0', true],
  ['1e999', false],
  ['1e-400', false],
  ['', false],
  ['0x10', false],
])('isExact(%s) is %s', (text, isIt) => {
  expect(isExact(text)).toBe(isIt);
});
