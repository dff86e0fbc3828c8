import { expect, it } from 'vitest';
import { type SearchOperator, searchAttribute } from '../../address/searchAttributes';
import { beginDraft, keptText, withAttribute } from './searchDraft';

function attributeOf(key: string) {
  const attribute = searchAttribute(key);
  if (attribute === undefined) throw new Error(`No attribute ${key}`);
  return attribute;
}

it.each([
  ['name', null, 'Like', 'description', null, 'Like'],
  ['name', null, 'Like', 'processVariables', null, 'like'],
  ['name', null, 'neq', 'assignee', null, null],
  ['name', null, 'NotLike', 'processVariables', null, 'notLike'],
  ['name', null, 'eq', 'unassigned', null, null],
  ['processVariables', 'amount', 'gteq', 'taskVariables', 'amount', 'gteq'],
  ['processVariables', 'amount', 'gteq', 'priority', null, 'min'],
  ['due', null, 'Before', 'priority', null, 'max'],
  ['assignee', null, 'In', 'owner', null, 'eq'],
  ['priority', null, 'eq', 'due', null, 'Before'],
] as const)('%s (%s) %s becomes %s (%s) %s', (from, name, operator, to, newName, newOperator) => {
  const draft = { ...beginDraft(attributeOf(from)), name, operator };
  expect(withAttribute(draft, attributeOf(to))).toMatchObject({ name: newName, operator: newOperator });
});

it.each<readonly [string, SearchOperator, string, string]>([
  ['priority', 'min', '50', '50'],
  ['priority', 'min', 'high', ''],
  ['due', 'Before', '2026-01-01', '2026-01-01'],
  ['due', 'Before', 'invoice', ''],
])('%s %s keeps of %s: %s', (key, operator, value, kept) => {
  const draft = { ...beginDraft(attributeOf(key)), operator };
  expect(keptText(draft, { type: 'name', name: '', operator: 'eq', value })).toBe(kept);
});
