import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { findRow, useTaskColumn } from '../testing/useTaskColumn';

const { engine, open } = useTaskColumn();

function serveNames(answers: Readonly<Record<string, readonly unknown[]>>) {
  let later: (() => Response) | 'never' | null = null;
  const answer = (body: readonly unknown[]) => async () => {
    if (later === 'never') await new Promise(() => undefined);
    return typeof later === 'function' ? later() : HttpResponse.json([...body]);
  };
  for (const [path, body] of Object.entries(answers)) {
    engine.on(`GET ${path}`, answer(body));
    engine.on(`POST ${path}`, answer(body));
  }
  return {
    hold: () => {
      later = 'never';
    },
    fail: () => {
      later = () => new HttpResponse(null, { status: 500 });
    },
  };
}

const OF_PROCESS = { processInstanceId: 'p0', processDefinitionId: 'd0', assignee: 'mary' };
const NAMES = {
  'process-instance': [{ id: 'p0', businessKey: 'INV-0' }],
  'process-definition': [{ id: 'd0', key: 'invoice', name: 'Invoice approval', version: 1 }],
  user: [{ id: 'mary', firstName: 'Mary', lastName: 'Okafor' }],
  'variable-instance': [
    { id: 'v', executionId: 'p0', type: 'Integer', value: 4711, valueInfo: {}, name: 'amount' },
  ],
};
const SHOWN = { variables: [{ name: 'amount', label: 'Sum' }], showUndefinedVariable: true };

it.each(['hold', 'fail'] as const)(
  'what a row is known to be about stays while its rows are refreshed (%s)',
  async (how) => {
    const [first, second] = tasksNumbered(2);
    let tasks = [{ ...first, ...OF_PROCESS, executionId: 'p0' }];
    serveTasks(engine, () => tasks, SHOWN);
    const names = serveNames(NAMES);
    const { host } = open();
    const text = async () => (await findRow('Task 0')).textContent;
    for (const known of ['Invoice approval', 'INV-0', 'Mary Okafor', '4711']) {
      await waitFor(async () => expect(await text()).toContain(known));
    }

    names[how]();
    const other = { processInstanceId: 'p1', processDefinitionId: 'd1', assignee: 'john', executionId: 'p1' };
    tasks = [...tasks, { ...second, ...other }];
    act(() => host.services.taskEvents.emit({ kind: 'task-changed', taskId: 't9' }));
    const added = await findRow('Task 1');
    await waitFor(() =>
      expect(engine.lines().filter((line) => line.includes('process-instance'))).toHaveLength(2),
    );
    for (const known of ['Invoice approval', 'INV-0', 'Mary Okafor', '4711'])
      expect(await text()).toContain(known);
    expect(added.textContent).not.toContain('undefined');
  },
);

it("a row does not ask for the person's own name, which the page knows", async () => {
  serveTasks(engine, () => tasksNumbered(1).map((task) => ({ ...task, assignee: 'demo' })));
  serveNames({ ...NAMES, 'variable-instance': [] });
  const { host } = open();
  await waitFor(async () => expect((await findRow('Task 0')).textContent).toContain(host.services.user.name));
  await waitFor(() => expect(engine.lines().join()).toContain('variable-instance'));
  expect(engine.lines().filter((line) => line.includes('/user?'))).toEqual([]);
});

describe('a task of a case', () => {
  it('shows the key of its case, with one call for all rows', async () => {
    serveTasks(engine, () =>
      tasksNumbered(3).map((task, index) => ({
        ...task,
        caseInstanceId: `c${index}`,
        caseDefinitionId: 'claim:1',
      })),
    );
    serveNames({
      'history/case-instance': [0, 1, 2].map((index) => ({ id: `c${index}`, businessKey: `CLAIM-${index}` })),
      'case-definition': [{ id: 'claim:1', key: 'claim', name: 'Claim handling', version: 1 }],
    });
    open();
    for (const index of [0, 1, 2]) {
      const shown = async () => (await findRow(`Task ${index}`)).textContent;
      await waitFor(async () => expect(await shown()).toContain(`CLAIM-${index} · Claim handling`));
    }
    expect(engine.lines().filter((line) => line.includes('history/case-instance'))).toHaveLength(1);
  });
});

describe('the tenant of a task', () => {
  const NORTH = { id: 'north', name: 'North branch' };

  it.each([
    ['is named', [NORTH, { id: 'south', name: 'South branch' }], 'North branch'],
    ['is its id where the person may not see it', [{ id: 'south', name: 'South branch' }], 'north'],
  ])('%s', async (_how, tenants, shown) => {
    serveTasks(engine, () => tasksNumbered(2).map((task) => ({ ...task, tenantId: 'north' })));
    serveNames({ tenant: tenants });
    open();
    await waitFor(async () => expect((await findRow('Task 0')).textContent).toContain(shown));
    expect(engine.lines().filter((line) => line.includes('/tenant'))).toHaveLength(1);
  });

  it('is left out for a person who has no other', async () => {
    serveTasks(engine, () => tasksNumbered(1).map((task) => ({ ...task, tenantId: 'north' })));
    serveNames({ tenant: [NORTH] });
    open();
    await findRow('Task 0');
    await waitFor(() => expect(engine.lines().join()).toContain('/tenant'));
    expect((await findRow('Task 0')).textContent?.toLowerCase()).not.toContain('north');
  });

  it('is not asked for where no task has one', async () => {
    serveTasks(engine, () => tasksNumbered(1));
    serveNames({ ...NAMES, 'variable-instance': [] });
    open();
    await findRow('Task 0');
    await waitFor(() => expect(engine.lines().join()).toContain('variable-instance'));
    expect(engine.lines().join()).not.toContain('/tenant');
  });
});
