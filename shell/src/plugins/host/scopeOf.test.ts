import { expect, it } from 'vitest';
import { scopeOf } from './scopeOf';

it.each([
  [{ task: { processDefinitionId: 'invoice:2:4711' } }, { processDefinitionKey: 'invoice' }],
  [{ task: { processDefinitionId: null } }, { processDefinitionKey: null }],
  [{ taskId: '1' }, {}],
])('decides the conditions of contributions to a point with the props %j', (props, scope) => {
  expect(scopeOf(props)).toEqual(scope);
});
