// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the engine's own syntax
import { aTask } from '@taskweave/engine-client/testing/factories';
import { describe, expect, it } from 'vitest';
import { groupTasks } from './Group';
import { parseGrouping, usualGrouping } from './GroupingId';
import { grouperOf } from './grouperOf';

const NOW = new Date(2026, 10, 25, 15, 30);

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString().replace('Z', '+0000');

describe('by due date', () => {
  it.each([
    [null, 'none'],
    [at(25, 15), 'overdue'],
    [at(25, 16), 'today'],
    [at(26, 0), 'tomorrow'],
    [at(27, 0), 'week'],
    [at(29, 23), 'week'],
    [at(30, 0), 'later'],
  ])('a task due %s is %s', (due, group) => {
    expect(grouperOf('due', NOW, 'de').groupOf(aTask({ due }), {}).id).toBe(group);
  });

  it('has all groups at once, each for its own part of time', () => {
    const { fixed } = grouperOf('due', NOW, 'de');
    expect(fixed?.map(({ id }) => id)).toEqual(['overdue', 'today', 'tomorrow', 'week', 'later', 'none']);
    expect(new Set(fixed?.map(({ conditions }) => JSON.stringify(conditions))).size).toBe(6);
  });

  it('has no rest of a week that tomorrow ends', () => {
    const saturday = new Date(2026, 10, 28, 9);
    expect(grouperOf('due', saturday, 'de').fixed?.map(({ id }) => id)).not.toContain('week');
    expect(grouperOf('due', saturday, 'de').groupOf(aTask({ due: at(30, 1) }), {}).id).toBe('later');
  });
});

describe('by a value of the tasks', () => {
  it('puts the largest group first, and what has nothing in common last', () => {
    const tasks = [null, null, null, 'ann', 'bob', 'bob'].map((assignee, index) =>
      aTask({ id: `t${index}`, assignee }),
    );
    const groups = groupTasks(tasks, grouperOf('assignee', NOW, 'en'), {});
    expect(groups.map(({ id, tasks: own, conditions }) => [id, own.length, conditions])).toEqual([
      ['bob', 2, { assignee: 'bob' }],
      ['ann', 1, { assignee: 'ann' }],
      ['', 3, { unassigned: true }],
    ]);
  });

  it.each([
    ['invoice:2:4f1c', 'invoice', { processDefinitionKey: 'invoice' }],
    ['4f1c', '4f1c', { processDefinitionId: '4f1c' }],
    [null, '', null],
  ])('a task of the definition %s is of the process %j', (processDefinitionId, id, conditions) => {
    const { groupOf } = grouperOf('process', NOW, 'en');
    expect(groupOf(aTask({ processDefinitionId }), {})).toEqual({ id, conditions });
  });

  it.each([
    ['claim:1:4f1c', 'case:claim', { caseDefinitionKey: 'claim' }],
    ['4f1c', '4f1c', { caseDefinitionId: '4f1c' }],
  ])('a task of the case definition %s is of the case %j', (caseDefinitionId, id, conditions) => {
    const { groupOf } = grouperOf('process', NOW, 'en');
    expect(groupOf(aTask({ caseDefinitionId }), {})).toEqual({ id, conditions });
  });

  it.each([
    [49, 'low'],
    [50, 'normal'],
    [51, 'high'],
  ])('priority %i is %s', (priority, level) => {
    expect(grouperOf('priority', NOW, 'en').groupOf(aTask({ priority }), {}).id).toBe(level);
  });

  it.each([
    ['processVariable', 'String', 'Acme', '"Acme"', { processVariables: [eq('Acme')] }],
    ['taskVariable', 'Boolean', true, 'true', { taskVariables: [eq(true)] }],
    ['executionVariable', 'Long', 3, '3', null],
    ['processVariable', 'Date', '2026-11-25', '"2026-11-25"', null],
    ['processVariable', 'Object', '{"a":1}', '…', null],
    ['processVariable', 'String', 'x'.repeat(201), '…', null],
    ['processVariable', 'Null', null, '', null],
    ['processVariable', 'String', '', '', null],
  ] as const)(
    'a %s of type %s with the value %j is of the group %s',
    (place, type, value, id, conditions) => {
      const { groupOf } = grouperOf('var:customer', NOW, 'en');
      expect(groupOf(aTask(), { t1: { id: 'v', place, type, value } })).toEqual({ id, conditions });
    },
  );
});

function eq(value: unknown) {
  return { name: 'customer', operator: 'eq', value };
}

it.each([
  ['due', 'due'],
  ['var:amount.net', 'var:amount.net'],
  ['var:', null],
  ['owner', null],
  [null, null],
])('%s in the address means %s', (text, grouping) => {
  expect(parseGrouping(text)).toBe(grouping);
});

it.each([
  [undefined, 'due'],
  [{ assignee: 'ann' }, 'due'],
  [{ dueBeforeExpression: '${now()}' }, 'assignee'],
  [{ dueBefore: 'x', assigneeExpression: '${currentUser()}' }, 'process'],
])('a filter for %j is grouped by %s at first', (query, grouping) => {
  expect(usualGrouping(query)).toBe(grouping);
});
