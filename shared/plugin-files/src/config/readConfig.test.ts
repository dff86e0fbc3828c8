import { expect, test } from 'vitest';
import type { ConfigSchema } from './ConfigSchema';
import { readConfig } from './readConfig';

const RISK: ConfigSchema = {
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
  const schema: ConfigSchema = { type: 'object', properties: { isOn: { type: 'boolean', default: true } } };
  expect(readConfig(schema, null)).toEqual({ ok: true, config: { isOn: true } });
});

test('members beyond the named ones are kept where they may be', () => {
  const schema: ConfigSchema = { type: 'object', additionalProperties: { type: 'string' } };
  expect(readConfig(schema, { a: 'x' })).toEqual({ ok: true, config: { a: 'x' } });
});

test.each([
  ['a text for an object', 'x', '', 'an object belongs here'],
  ['a missing member', {}, '/mode', 'a value is missing here'],
  ['no choice', { mode: 'wild' }, '/mode', 'one of "strict", "mild" belongs here'],
  ['a number as text', { mode: 'mild', threshold: '80' }, '/threshold', 'a number belongs here'],
  ['too much', { mode: 'mild', threshold: 101 }, '/threshold', 'a number up to 100 belongs here'],
  ['too little', { mode: 'mild', threshold: -1 }, '/threshold', 'a number from 0 belongs here'],
  [
    'an unfit text in a list',
    { mode: 'mild', keys: ['a', 'B'] },
    '/keys/1',
    'a text that fits ^[a-z]+$ belongs here',
  ],
  ['too many', { mode: 'mild', keys: ['a', 'b', 'c'] }, '/keys', 'at most 2 entries belong here'],
  [
    'a part of a whole',
    { mode: 'mild', limits: { days: 1.5 } },
    '/limits/days',
    'a whole number belongs here',
  ],
  [
    'a misspelt member',
    { mode: 'mild', 'tresh/old': 1 },
    '/tresh~1old',
    'nobody knows this member; known are threshold, mode, keys, limits',
  ],
])('%s is told with its place', (_, value, pointer, message) => {
  expect(readConfig(RISK, value)).toEqual({ ok: false, problems: [{ pointer, message }] });
});
