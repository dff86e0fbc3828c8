import { parseTaskDetail } from '@taskweave/engine-client/resources/task/task';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { describe, expect, it } from 'vitest';
import { inverseOf, type TaskChange, withChange } from './TaskChange';

const USER = { id: 'demo', name: 'Dana Moreau' };
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor' };
const SALES = { id: 'sales', name: 'Sales' };

const TASK: TaskDetail = {
  ...parseTaskDetail({ id: '1', assignee: 'demo', due: '2026-12-01T16:00:00.000+0000', priority: 50 }),
  assigneeUser: { id: 'demo', firstName: 'Dana', lastName: 'Moreau' },
  candidateGroups: [SALES],
};

describe('a change and what undoes it', () => {
  it.each<TaskChange>([
    { kind: 'assign', user: MARY },
    { kind: 'due', value: null },
    { kind: 'due', value: '2027-01-01T00:00:00.000+0000' },
    { kind: 'followUp', value: '2027-01-01T00:00:00.000+0000' },
    { kind: 'priority', value: 90 },
    { kind: 'addGroup', group: { id: 'hr', name: null } },
    { kind: 'removeGroup', group: SALES },
    { kind: 'addUser', user: MARY },
    { kind: 'reset' },
  ])('%o leave the task as it was @T4.5', (change) => {
    const changed = withChange(TASK, change, USER);
    expect(changed).not.toEqual(TASK);
    const inverse = inverseOf(TASK, change);
    expect(inverse).not.toBeNull();
    if (inverse !== null) expect(withChange(changed, inverse, USER)).toEqual(TASK);
  });

  it('a claim gives the task back to nobody', () => {
    const free = { ...TASK, assignee: null, assigneeUser: null };
    const inverse = inverseOf(free, { kind: 'claim' });
    expect(inverse && withChange(withChange(free, { kind: 'claim' }, USER), inverse, USER)).toEqual(free);
  });

  it('a task that was given back is claimed again', () => {
    const inverse = inverseOf(TASK, { kind: 'unclaim' });
    expect(inverse).toEqual({ kind: 'claim' });
  });

  it('delegation puts back who held and owned the task @S7.13', () => {
    const change: TaskChange = { kind: 'delegate', user: MARY };
    expect(withChange(TASK, change, USER)).toMatchObject({
      assignee: 'mary',
      owner: 'demo',
      delegationState: 'PENDING',
    });
    expect(inverseOf(TASK, change)).toEqual({
      kind: 'restore',
      fields: { assignee: 'demo', owner: null, delegationState: null },
    });
  });
});

it('a group that is there already is not shown twice', () => {
  const { candidateGroups } = withChange(TASK, { kind: 'addGroup', group: SALES }, USER);
  expect(candidateGroups).toEqual([SALES]);
});
