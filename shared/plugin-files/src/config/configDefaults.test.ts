import { expect, it } from 'vitest';
import type { ObjectSchema } from './ConfigSchema';
import { configDefaults } from './configDefaults';
import { readConfig } from './readConfig';

it.each<ObjectSchema>([
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
])('says what the reader says of a plugin that nobody has configured: %j', (schema) => {
  expect(configDefaults(schema)).toEqual(readConfig(schema, null));
});
