// @vitest-environment jsdom

import { anything, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { readScriptText, toControlText } from './scriptText';

const anyText = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom(...'0123456789+-.eE,truefalsn{}"<>T: '.split('')) }),
);

it('scripts of forms get values, or an error that names the type', () => {
  const types = constantFrom(
    'Integer',
    'Long',
    'Short',
    'Float',
    'Double',
    'Boolean',
    'Date',
    'Json',
    'String',
    'Other',
    undefined,
  );
  assert(
    property(tuple(anyText, types, anything()), ([text, type, value]) => {
      try {
        readScriptText(text, type);
      } catch (error) {
        expect((error as Error).message).toBe(`Value '${text.trim()}' is not of type ${type}`);
      }
      expect(() => toControlText(value, type === 'Date' ? undefined : type)).not.toThrow(RangeError);
    }),
  );
});
