import { expect, test } from 'vitest';
import { checkShape } from '../problems/checkShape';
import { configSchemaShape } from './configSchemaShape';

function pointersOf(schema: unknown): readonly string[] {
  const result = checkShape(configSchemaShape, schema);
  return result.ok ? [] : result.problems.map(({ path, pointer }) => (path.length === 0 ? '' : pointer));
}

test('a schema of all that is understood is good', () => {
  expect(
    pointersOf({
      type: 'object',
      description: 'Risk',
      properties: { a: { type: 'array', items: { type: 'string', pattern: '^x' }, default: ['x1'] } },
      required: ['a'],
      additionalProperties: { type: 'integer', minimum: 0 },
    }),
  ).toEqual([]);
});

test.each([
  ['no object', 7, ''],
  ['neither type nor choice', {}, '/anyOf'],
  ['a choice of one', { anyOf: [{ type: 'string' }] }, '/anyOf'],
  ['a choice with a type', { type: 'string', anyOf: [] }, '/anyOf'],
  ['a mistake in a choice', { anyOf: [{ type: 'string' }, { type: 'x' }] }, '/anyOf/1/type'],
  ['a default of no kind', { anyOf: [{ type: 'string' }, { type: 'boolean' }], default: 1 }, '/default'],
  ['a type that is none', { type: 'date' }, '/type'],
  ['a word that nobody checks', { type: 'object', oneOf: [] }, '/oneOf'],
  ['a word of another type', { type: 'boolean', minimum: 1 }, '/minimum'],
  ['a pattern that is none', { type: 'string', pattern: '(' }, '/pattern'],
  ['a list of anything', { type: 'array' }, '/items'],
  ['a default that is refused', { type: 'number', maximum: 1, default: 2 }, '/default'],
  ['a mistake far below', { type: 'object', properties: { 'a/b': { type: 'x' } } }, '/properties/a~1b/type'],
])('%s is a problem', (_, schema, pointer) => {
  expect(pointersOf(schema)).toEqual([pointer]);
});
