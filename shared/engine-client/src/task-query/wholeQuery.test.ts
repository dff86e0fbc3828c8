import { expect, it } from 'vitest';
import { KEEPSAKE, wholeQuery } from './wholeQuery';

const remembered = { [KEEPSAKE]: { tenantIdIn: ['north'] } };

it('adds what the engine leaves out of its answers', () => {
  expect(wholeQuery({ assignee: 'demo', orQueries: [] }, remembered)).toEqual({
    assignee: 'demo',
    orQueries: [],
    tenantIdIn: ['north'],
  });
});

it('adds it to the alternatives where one of the criteria is enough', () => {
  const query = { taskVariables: [], orQueries: [{ assignee: 'demo' }] };
  expect(wholeQuery(query, remembered)).toEqual({
    taskVariables: [],
    orQueries: [{ tenantIdIn: ['north'], assignee: 'demo' }],
  });
});

it.each([{}, { [KEEPSAKE]: 'nonsense' }])(
  'leaves a query alone that nothing is known of: %j',
  (properties) => {
    const query = { assignee: 'demo' };
    expect(wholeQuery(query, properties)).toBe(query);
  },
);
