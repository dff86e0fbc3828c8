import { expect, it } from 'vitest';
import type { ConfigSchema } from './ConfigSchema';
import { configDefaults } from './configDefaults';
import { readConfig } from './readConfig';

it.each<ConfigSchema>([
  { type: 'object' },
  { type: 'object', properties: { threshold: { type: 'number', default: 70 }, name: { type: 'string' } } },
  { type: 'object', default: { a: 1 }, properties: { b: { type: 'boolean', default: false } } },
  {
    type: 'object',
    properties: {
      look: { type: 'object', default: {}, properties: { dark: { type: 'boolean', default: true } } },
      kinds: { type: 'array', items: { type: 'string' }, default: ['a'] },
      bare: { type: 'object', properties: { dark: { type: 'boolean', default: true } } },
    },
  },
  { type: 'array', items: { type: 'string' }, default: [] },
])('says what the reader says of a plugin that nobody has configured: %j', (schema) => {
  expect(configDefaults(schema)).toEqual(readConfig(schema, null));
});

it('has nothing for a schema without a default', () => {
  const schema: ConfigSchema = { type: 'string' };
  expect([configDefaults(schema).ok, readConfig(schema, null).ok]).toEqual([false, false]);
});
