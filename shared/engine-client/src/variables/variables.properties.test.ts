// @vitest-environment jsdom

import { toEngineDate } from '@taskweave/base/engineDate';
import {
  array,
  assert,
  asyncProperty,
  bigInt,
  boolean,
  constantFrom,
  date,
  dictionary,
  double,
  jsonValue,
  oneof,
  property,
  readConfigureGlobal,
  string,
  tuple,
} from 'fast-check';
import { expect, it } from 'vitest';
import type { VariableValue } from '../Task';
import { parseVariables } from './parseVariables';
import { acceptsTyped, readTyped, writeTyped } from './typedText';
import { changeType, draftFaults, draftOf, draftValue, toggleNull } from './VariableDraft';
import { isFileType, VARIABLE_TYPES } from './VariableType';
import { parseWholeNumber, wholeNumberValue } from './wholeNumber';

const BITS = { Short: 16n, Integer: 32n, Long: 64n } as const;
const whole = (type: keyof typeof BITS) =>
  bigInt({ min: -(1n << (BITS[type] - 1n)), max: (1n << (BITS[type] - 1n)) - 1n }).map(
    (value): VariableValue => ({ type, value: wholeNumberValue(value, type) }),
  );
const ofType =
  (type: string) =>
  (value: unknown): VariableValue => ({ type, value });
const variable = oneof(
  whole('Short'),
  whole('Integer'),
  whole('Long'),
  string({ unit: 'grapheme' }).map(ofType('String')),
  boolean().map(ofType('Boolean')),
  double({ noNaN: true, noDefaultInfinity: true }).map(ofType('Double')),
  date({ min: new Date(1900, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true })
    .map(toEngineDate)
    .map(ofType('Date')),
  jsonValue()
    .map((value) => JSON.stringify(value))
    .map(ofType('Json')),
  constantFrom(...VARIABLE_TYPES.filter((type) => !isFileType(type))).map((type) => ({ type, value: null })),
);
const anyText = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom(...'0123456789+-.eE,truefalsn{}"<>T: '.split('')) }),
);

it('a value of the engine that is opened and saved is the same value', async () => {
  await assert(
    asyncProperty(variable, async (one) => {
      const draft = draftOf('amount', one);
      const sent = await draftValue(draft);
      expect(sent.type).toBe(one.type);
      expect(isSameValue(one, sent.value)).toBe(true);
    }),
  );
});

it('a value fits its own type, and a text that fits is read as a value', () => {
  assert(
    property(tuple(variable, constantFrom(...VARIABLE_TYPES), anyText), ([one, type, text]) => {
      if (one.value !== null) {
        expect(acceptsTyped(draftOf('x', one).type, writeTyped(one))).toBe(true);
      }
      if (type !== 'Xml' && acceptsTyped(type, text)) expect(readTyped(type, text)).not.toBeNull();
    }),
  );
});

it('null and back is as before, for every value that has a text', () => {
  assert(
    property(variable, (one) => {
      const draft = draftOf('x', one);
      if (draft.isNull || draft.text === '') return;
      expect(toggleNull(toggleNull(draft))).toEqual(draft);
    }),
  );
});

it('to Boolean and back is as before, for every type that can hold the text', () => {
  assert(
    property(tuple(string(), constantFrom('String', 'Json', 'Xml')), ([text, type]) => {
      const draft = { ...draftOf('x', { type, value: text }), isNull: false };
      if (text === '') return;
      const back = changeType(changeType(draft, 'Boolean'), draft.type);
      expect(back.text).toBe(draft.text);
    }),
  );
});

it('whatever is typed is taken or refused, and never breaks', () => {
  assert(
    property(
      tuple(
        constantFrom(...VARIABLE_TYPES),
        anyText,
        array(constantFrom(...VARIABLE_TYPES), { maxLength: 4 }),
      ),
      ([type, text, others]) => {
        const first = { ...draftOf('x', { type, value: null }), text, isNull: false };
        const last = others.reduce((draft, other) => toggleNull(changeType(draft, other)), first);
        expect(typeof draftFaults(last)).toBe('object');
      },
    ),
    { numRuns: Math.min(2000, readConfigureGlobal().numRuns ?? 200) },
  );
});

it('a whole number is read with all of its digits, and none that its type cannot hold', () => {
  assert(
    property(tuple(bigInt(), constantFrom('Short', 'Integer', 'Long')), ([value, type]) => {
      const limit = 1n << (BITS[type] - 1n);
      const fits = value >= -limit && value < limit;
      expect(parseWholeNumber(String(value), type)).toBe(fits ? value : null);
    }),
  );
});

it('names of variables are data, whatever they are', () => {
  assert(
    property(
      dictionary(oneof(string(), constantFrom('__proto__', 'constructor', 'toString')), variable),
      (all) => {
        const read = parseVariables(JSON.parse(JSON.stringify(all)));
        expect(Object.keys(read).sort()).toEqual(Object.keys(all).sort());
        expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      },
    ),
  );
});

function isSameValue(one: VariableValue, sent: unknown): boolean {
  if (one.type === 'Date' && typeof one.value === 'string') return timeOf(one.value) === timeOf(sent);
  return Object.is(one.value, sent) || (one.value === 0 && sent === 0) || one.type === 'Null';
}

function timeOf(value: unknown): number {
  return new Date(String(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).getTime();
}
