import { assert, constantFrom, date, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { formatPattern } from './formatPattern';

const moment = date({ min: new Date(1900, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true });

it('any pattern writes something, and text in brackets as it stands', () => {
  const locale = constantFrom('en', 'de', 'ar', 'ja', 'pt-BR', 'fa', 'th');
  const inner = string().map((text) => text.replaceAll(/[[\]]/g, ''));
  assert(
    property(tuple(moment, string(), inner, locale), ([one, pattern, text, tag]) => {
      expect(typeof formatPattern(one, pattern, tag)).toBe('string');
      expect(formatPattern(one, `[${text}]`, tag)).toBe(text);
    }),
  );
});
