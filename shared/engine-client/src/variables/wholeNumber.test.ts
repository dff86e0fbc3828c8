import { describe, expect, it } from 'vitest';
import { parseDecimal, parseWholeNumber, wholeNumberValue } from './wholeNumber';

describe('parseWholeNumber', () => {
  it.each([
    ['9223372036854775807', 'Long'],
    ['-9223372036854775808', 'Long'],
    ['2147483647', 'Integer'],
    ['-32768', 'Short'],
  ] as const)('takes %s as %s', (text, type) => {
    expect(parseWholeNumber(text, type)).toBe(BigInt(text));
  });

  it.each([
    ['9223372036854775808', 'Long'],
    ['-9223372036854775809', 'Long'],
    ['2147483648', 'Integer'],
    ['32768', 'Short'],
    ['1.5', 'Long'],
    ['1e3', 'Long'],
    ['many', 'Integer'],
    ['', 'Integer'],
  ] as const)('refuses %s as %s', (text, type) => {
    expect(parseWholeNumber(text, type)).toBeNull();
  });
});

it('keeps every digit of a long and gives shorter ones as numbers', () => {
  expect([wholeNumberValue(9223372036854775807n, 'Long'), wholeNumberValue(7n, 'Integer')]).toEqual([
    '9223372036854775807',
    7,
  ]);
});

describe('parseDecimal', () => {
  it.each([
    ['1.5', 1.5],
    [' -0.25 ', -0.25],
    ['6.02214076e+23', 6.02214076e23],
    ['12', 12],
  ])('reads %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['1,5', '', '.', '1e999', '0x10'])('refuses "%s"', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});

describe('a text of a hundred thousand characters', () => {
  it('is read at once, also when its last character is wrong', () => {
    const began = performance.now();

    expect(parseDecimal(`${'1'.repeat(100_000)}x`)).toBeNull();

    expect(performance.now() - began).toBeLessThan(1500);
  });
});
