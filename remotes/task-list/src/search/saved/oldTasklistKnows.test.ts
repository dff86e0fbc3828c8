import { expect, it } from 'vitest';
import { oldTasklistKnows } from './oldTasklistKnows';

it.each([
  ['name', 'Like', 'a', true],
  ['name', 'neq', 'a', false],
  ['name', 'NotLike', 'a', false],
  ['nameOrKey', 'Like', 'a', false],
  ['unassigned', 'eq', '', false],
  ['withoutDueDate', 'eq', '', true],
  ['due', 'Before', '2026-01-01T00:00:00', true],
  ['priority', 'min', '5', true],
  ['tenantIdIn', 'In', 'a,b', true],
  ['assignee', 'In', 'a,b', false],
  ['shoeSize', 'eq', '44', false],
  ['processVariables', 'like', 'a', true],
  ['processVariables', 'like', '5', false],
  ['processVariables', 'like', "'5'", true],
  ['processVariables', 'notLike', 'a', false],
  ['processVariables', 'gt', '5', true],
  ['processVariables', 'gteq', '2026-01-01T00:00:00', true],
  ['processVariables', 'gt', '2026-01-01T00:00:00', false],
  ['processVariables', 'neq', 'NULL', true],
])('%s %s %s: %s', (type, operator, value, isKnown) => {
  expect(oldTasklistKnows({ type, operator, value, name: 'v' })).toBe(isKnown);
});
