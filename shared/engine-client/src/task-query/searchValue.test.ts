import { parseEngineDate } from '@taskweave/base/engineDate';
import { describe, expect, it } from 'vitest';
import { parseSearchValue, withWildcards } from './searchValue';

describe('parseSearchValue @T5.32', () => {
  it.each<[string, string | number | boolean | null, string]>([
    ['5', 5, '@S5.39'],
    [' -12.5 ', -12.5, '@S5.39'],
    ['1e3', 1000, '@S5.39'],
    ['0', 0, '@S5.39'],
    ['true', true, '@S5.40'],
    ['false', false, '@S5.40'],
    ['NULL', null, '@S5.41'],
    ['null', 'null', '@S5.41'],
    ["'4711'", '4711', '@S5.42'],
    ["'true'", 'true', '@S5.42'],
    ["''", '', '@S5.42'],
    ["'", "'", '@S5.42'],
    ["O'Brien", "O'Brien", '@S5.42'],
    ['4711a', '4711a', ''],
    ['0x10', '0x10', ''],
    ['2026-11-21', '2026-11-21', ''],
  ])('reads %s as %j %s', (text, value) => {
    expect(parseSearchValue(text)).toBe(value);
  });

  it('reads an ISO time as a time of this place, in the engine’s form @T5.35 @S5.44', () => {
    const value = parseSearchValue('2026-11-21T08:30:00');
    expect(value).toMatch(/^2026-11-21T08:30:00\.000[+-]\d{4}$/);
    expect(parseEngineDate(String(value))).toEqual(new Date(2026, 10, 21, 8, 30));
  });

  it('reads a quoted time as a text @S5.42', () => {
    expect(parseSearchValue("'2026-11-21T08:30:00'")).toBe('2026-11-21T08:30:00');
  });
});

describe('withWildcards @T5.34', () => {
  it.each([
    ['invoice', '%invoice%'],
    ['inv%', 'inv%'],
    ['_nvoice', '_nvoice'],
    ['100\\%', '%100\\%%'],
    ['a\\_b', '%a\\_b%'],
    ['a\\_b%', 'a\\_b%'],
    ['1', '%1%'],
    ['true', '%true%'],
  ])('turns %s into %s @S5.43', (text, pattern) => {
    expect(withWildcards(text)).toBe(pattern);
  });
});

describe('a text of a hundred thousand characters', () => {
  it('is read at once, also when its last character is wrong', () => {
    const began = performance.now();

    const text = `${'1'.repeat(100_000)}x`;
    expect(parseSearchValue(text)).toBe(text);

    expect(performance.now() - began).toBeLessThan(1500);
  });
});
