import { parseTaskDetail } from '@taskweave/engine-client/resources/task/task';
import { type TaskChange, withChange } from '@taskweave/task-changes/TaskChange';
import { expect, it } from 'vitest';
import { assigneeAfter } from './assigneeAfter';

const USER = { id: 'demo', name: 'Dana Moreau' };
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor' };
const TASK = parseTaskDetail({ id: '1', assignee: 'demo', owner: 'john' });

it.each<TaskChange>([
  { kind: 'claim' },
  { kind: 'unclaim' },
  { kind: 'reset' },
  { kind: 'assign', user: MARY },
  { kind: 'delegate', user: MARY },
  { kind: 'resolve' },
  { kind: 'restore', fields: { assignee: 'mary' } },
])('a row shows the same assignee as the task itself after %o @T4.1', (change) => {
  expect(assigneeAfter(TASK, change, USER)).toBe(withChange(TASK, change, USER).assignee);
});

it.each<TaskChange>([
  { kind: 'priority', value: 90 },
  { kind: 'restore', fields: { priority: 90 } },
])('%o is none of the assignee', (change) => {
  expect(assigneeAfter(TASK, change, USER)).toBeUndefined();
});
