import { expect, test } from 'vitest';
import type { ObjectSchema } from './ConfigSchema';
import { readConfig, schemaFault } from './readConfig';

const RISK: ObjectSchema = {
  type: 'object',
  properties: {
    threshold: { type: 'number', minimum: 0, maximum: 100, default: 70 },
    mode: { type: 'string', enum: ['strict', 'mild'] },
    keys: { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' }, maxItems: 2 },
    limits: { type: 'object', properties: { days: { type: 'integer' } }, required: ['days'] },
  },
  required: ['mode'],
  additionalProperties: false,
};

test('members that are not given have their defaults', () => {
  expect(readConfig(RISK, { mode: 'mild' })).toEqual({ ok: true, config: { threshold: 70, mode: 'mild' } });
});

test('no configuration is an empty one', () => {
  const schema: ObjectSchema = { type: 'object', properties: { isOn: { type: 'boolean', default: true } } };
  expect(readConfig(schema, null)).toEqual({ ok: true, config: { isOn: true } });
});

test('members beyond the named ones are kept where they may be', () => {
  const schema: ObjectSchema = { type: 'object', additionalProperties: { type: 'string' } };
  expect(readConfig(schema, { a: 'x' })).toEqual({ ok: true, config: { a: 'x' } });
});

test.each([
  ['a text for an object', 'x', '', 'must be an object'],
  ['a missing member', {}, '/mode', 'is required'],
  ['no choice', { mode: 'wild' }, '/mode', 'must be one of "strict", "mild"'],
  ['a number as text', { mode: 'mild', threshold: '80' }, '/threshold', 'must be a number'],
  ['too much', { mode: 'mild', threshold: 101 }, '/threshold', 'must be 100 or less'],
  ['too little', { mode: 'mild', threshold: -1 }, '/threshold', 'must be 0 or more'],
  ['an unfit text in a list', { mode: 'mild', keys: ['a', 'B'] }, '/keys/1', 'must match ^[a-z]+$'],
  ['too many', { mode: 'mild', keys: ['a', 'b', 'c'] }, '/keys', 'must have at most 2 entries'],
  ['a part of a whole', { mode: 'mild', limits: { days: 1.5 } }, '/limits/days', 'must be a whole number'],
  [
    'a misspelt member',
    { mode: 'mild', 'tresh/old': 1 },
    '/tresh~1old',
    'is not a known member; known are threshold, mode, keys, limits',
  ],
])('%s is a problem with its position', (_, value, pointer, message) => {
  expect(readConfig(RISK, value)).toMatchObject({ ok: false, problems: [{ pointer, message }] });
});

const SCRIPTS: ObjectSchema = {
  type: 'object',
  properties: {
    scripts: {
      anyOf: [{ type: 'boolean' }, { type: 'array', items: { type: 'string' } }],
      default: true,
    },
  },
};

test.each([
  [{}, true],
  [{ scripts: false }, false],
  [{ scripts: ['a'] }, ['a']],
])('a choice takes each of its kinds: %j', (value, scripts) => {
  expect(readConfig(SCRIPTS, value)).toEqual({ ok: true, config: { scripts } });
});

test.each([{ scripts: 'no' }, { scripts: [1] }])('and nothing else: %j', (value) => {
  const message = 'must be true or false or a list (each a string)';
  expect(readConfig(SCRIPTS, value)).toMatchObject({
    ok: false,
    problems: [{ pointer: '/scripts', message }],
  });
});

test('defaults within an object that is not given are filled in', () => {
  const schema: ObjectSchema = { type: 'object', properties: { inner: { ...SCRIPTS, default: {} } } };
  expect(readConfig(schema, {})).toEqual({ ok: true, config: { inner: { scripts: true } } });
});

test('a schema of all that is understood has no fault', () => {
  expect(
    schemaFault({
      type: 'object',
      description: 'Risk',
      properties: { a: { type: 'array', items: { type: 'string', pattern: '^x' }, default: ['x1'] } },
      required: ['a'],
      additionalProperties: { type: 'integer', minimum: 0 },
    }),
  ).toBeNull();
});

test.each([
  ['no schema', 7],
  ['no type', {}],
  ['a type that is none', { type: 'date' }],
  ['a word that nobody checks', { type: 'object', oneOf: [] }],
  ['a word of another type', { type: 'boolean', minimum: 1 }],
  ['a choice with a word of a type', { anyOf: [{ type: 'string' }], minimum: 1 }],
  ['a default of no kind', { anyOf: [{ type: 'string' }, { type: 'boolean' }], default: 1 }],
  ['a pattern that is none', { type: 'string', pattern: '(' }],
  ['a list of anything', { type: 'array' }],
  ['a default that is refused', { type: 'number', maximum: 1, default: 2 }],
  ['a mistake far below', { type: 'object', properties: { 'a/b': { type: 'x' } } }],
])('%s is no schema that Taskweave reads', (_, a) => {
  expect(schemaFault({ type: 'object', properties: { a } })).toContain('is no schema that Taskweave reads: ');
});
