import { describe, expect, it } from 'vitest';
import { parseJsonExact, stringifyExact } from './exactJson';

describe('parseJsonExact', () => {
  it.each(['12345678912345678', '1234567890987654321', '-9223372036854775808'])(
    'keeps every digit of %s as a text',
    (digits) => {
      expect(parseJsonExact(`{"value":${digits}}`)).toEqual({ value: digits });
    },
  );

  it('gives numbers that a JavaScript number holds as numbers', () => {
    const text = '[9007199254740991, -1, 0.1234567890123456, 1e300, 1234567890987654321]';
    expect(parseJsonExact(text)).toEqual([
      9007199254740991,
      -1,
      0.1234567890123456,
      1e300,
      '1234567890987654321',
    ]);
  });

  it('leaves digits inside of texts and names alone', () => {
    const text = '{"1234567890987654321":"no \\"1234567890987654321\\", \\\\","b":1234567890987654321}';
    expect(parseJsonExact(text)).toEqual({
      '1234567890987654321': 'no "1234567890987654321", \\',
      b: '1234567890987654321',
    });
  });

  it('reads millions of quotes in one text @H27', () => {
    const long = '"'.repeat(5_000_000);
    expect(parseJsonExact(`{"a":${JSON.stringify(long)},"b":1234567890987654321}`)).toEqual({
      a: long,
      b: '1234567890987654321',
    });
  });

  it('reads a text of megabytes beside a large number', () => {
    const long = 'x'.repeat(3_000_000);
    expect(parseJsonExact(`{"a":"${long}","b":1234567890987654321}`)).toEqual({
      a: long,
      b: '1234567890987654321',
    });
  });
});

describe('stringifyExact', () => {
  it.each(['12345678912345678', '1234567890987654321', '-5', '0'])(
    'writes a Long given as the text %s as a bare number',
    (digits) => {
      const body = { variables: { amount: { type: 'Long', value: digits } } };
      expect(stringifyExact(body)).toBe(`{"variables":{"amount":{"type":"Long","value":${digits}}}}`);
    },
  );

  it('leaves digits of other types and what is no number as texts', () => {
    const body = [
      { type: 'String', value: '42' },
      { type: 'Long', value: '4,2' },
      { type: 'Long', value: '007' },
      { type: 'Long', value: 42 },
      { type: 'Long', value: null },
    ];
    expect(stringifyExact(body)).toBe(JSON.stringify(body));
  });

  it('is not fooled by a text that looks like its own marker', () => {
    const body = [
      { type: 'Long', value: '1234567890987654321' },
      { type: 'String', value: '#long:1' },
      { type: 'String', value: '##long:2' },
    ];
    const [first, ...rest] = JSON.parse(stringifyExact(body)) as unknown[];
    expect(rest).toEqual(body.slice(1));
    expect(first).toEqual({ type: 'Long', value: Number('1234567890987654321') });
  });
});

describe('a text of a hundred thousand characters', () => {
  it('is read at once, also when its last character is wrong @H27', () => {
    const began = performance.now();

    const text = `[1234567890987654321, "${'\\"'.repeat(50_000)}`;
    expect(() => parseJsonExact(text)).toThrow(SyntaxError);

    expect(performance.now() - began).toBeLessThan(1500);
  });
});
