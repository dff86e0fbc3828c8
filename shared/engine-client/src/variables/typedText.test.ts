// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { acceptsTyped, fitPlain, readTyped, writeTyped } from './typedText';
import type { VariableType } from './VariableType';

const DATE = '2026-11-21T17:00';

describe('a text that is typed', () => {
  it.each<[VariableType, accepted: string, refused: string]>([
    ['Boolean', 'true', 'yes'],
    ['Short', '32767', '32768'],
    ['Integer', '-2147483648', '2147483648'],
    ['Long', '9223372036854775807', '9223372036854775808'],
    ['Double', '12.5', '12,5'],
    ['Double', '0.1', '9007199254740993'],
    ['Double', '1e21', '0.12345678901234567890'],
    ['Date', DATE, '21st'],
    ['Json', '{"a":1}', '{a}'],
    ['Xml', ' <a/> ', '<a>'],
  ])('%s', (type, accepted, refused) => {
    expect([acceptsTyped(type, accepted), acceptsTyped(type, refused)]).toEqual([true, false]);
  });

  it('is taken as it is by all others', () => {
    expect([acceptsTyped('String', ''), acceptsTyped('Object', '?')]).toEqual([true, true]);
  });

  it('becomes what the engine takes @S5.31', () => {
    expect(readTyped('Boolean', 'true')).toBe(true);
    expect(readTyped('Integer', '+7')).toBe(7);
    expect(readTyped('Long', '9223372036854775807')).toBe('9223372036854775807');
    expect(readTyped('Double', '1e2')).toBe(100);
    expect(readTyped('Json', '{}')).toBe('{}');
    expect(readTyped('Integer', 'many')).toBeNull();
  });
});

it('a date goes to the engine and back', () => {
  const value = readTyped('Date', DATE);
  expect(value).toMatch(/^2026-11-21T17:00:00\.000[+-]\d{4}$/);
  expect(writeTyped({ type: 'Date', value })).toContain(DATE);
});

it('files and nothing leave a field empty', () => {
  expect([
    writeTyped({ type: 'File', value: 'data' }),
    writeTyped({ type: 'String', value: null }),
    writeTyped({ type: 'Long', value: 5 }),
  ]).toEqual(['', '', '5']);
});

it('a value keeps the type that it fits', () => {
  expect(fitPlain('Long', '12')).toEqual({ type: 'Long', value: '12' });
  expect(fitPlain('Double', 1.5)).toEqual({ type: 'Double', value: 1.5 });
  expect([fitPlain('Boolean', 'true'), fitPlain('Short', 1.5), fitPlain('Money', 1)]).toEqual([
    null,
    null,
    null,
  ]);
});
