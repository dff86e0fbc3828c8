import { aPromise } from '@taskweave/base/testing/aPromise';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { findRow, useTaskColumn } from '../testing/useTaskColumn';

const { engine, open: openColumn } = useTaskColumn();

function open(tasks: () => readonly Record<string, unknown>[]) {
  serveTasks(engine, tasks);
  return openColumn();
}

const claimIn = async (name: string) => within(await findRow(name)).queryByRole('button', { name: /Claim/ });

async function press(name: string): Promise<void> {
  const button = await claimIn(name);
  if (button === null) throw new Error(`${name} offers no claim`);
  await userEvent.click(button);
}

it.each([
  ['a task that nobody has', {}, true],
  ['a task that someone has', { assignee: 'mary' }, false],
  ['a task of a suspended instance', { suspended: true }, false],
])('is offered for %s: %s @T4.1 @T4.2', async (_, fields, isOffered) => {
  open(() => tasksNumbered(2).map((task) => ({ ...task, ...fields })));
  expect((await claimIn('Task 1')) !== null).toBe(isOffered);
});

it('is seen at once, keeps the focus on the row, and says how to get to the task @E5', async () => {
  let assignee: string | null = null;
  engine.on('POST task/t1/claim', () => {
    assignee = 'demo';
    return new HttpResponse(null, { status: 204 });
  });
  const { host } = open(() =>
    tasksNumbered(3).map((task) => (task.id === 't1' ? { ...task, assignee } : task)),
  );
  await press('Task 1');
  expect(await claimIn('Task 1')).toBeNull();
  expect(document.activeElement).toBe(await findRow('Task 1'));
  const claimed = { kind: 'task-changed', taskId: 't1', part: 'properties' };
  await waitFor(() => expect(host.events).toContainEqual(claimed));
  await waitFor(() =>
    expect(host.notifications).toMatchObject([
      { kind: 'success', title: 'Task claimed', detail: 'Task 1', links: [{ label: 'Open task' }] },
    ]),
  );
  expect(engine.calls.map(({ body }) => body)).toContain('{"userId":"demo"}');
});

it('counts as made where only its answer was lost', async () => {
  let assignee: string | null = null;
  const task = () => ({ ...tasksNumbered(2)[1], assignee, _embedded: null, _links: {} });
  engine.on('POST task/t1/claim', () => {
    assignee = 'demo';
    return HttpResponse.html('<h1>504</h1>', { status: 504 });
  });
  engine.on('GET task/t1', () => task());
  const { host } = open(() => tasksNumbered(3).map((one) => (one.id === 't1' ? { ...one, assignee } : one)));
  await press('Task 1');
  await waitFor(() =>
    expect(host.notifications).toMatchObject([{ title: 'Task claimed', detail: 'Task 1' }]),
  );
});

it('is not taken back by an answer from before it', async () => {
  const [held, answerClaim] = aPromise();
  let assignee: string | null = null;
  engine.on('POST task/t1/claim', async () => {
    await held;
    assignee = 'demo';
    return new HttpResponse(null, { status: 204 });
  });
  const lists = () => engine.lines().filter((line) => line.includes('/list')).length;
  const { host } = open(() =>
    tasksNumbered(3).map((task) => (task.id === 't1' ? { ...task, assignee } : task)),
  );
  await press('Task 1');
  const before = lists();
  host.services.taskEvents.emit({ kind: 'tasks-changed' });
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  await screen.findByRole('row', { name: /^Task 2 / });
  expect(await claimIn('Task 1')).toBeNull();

  answerClaim();
  await waitFor(() => expect(host.notifications).toHaveLength(1));
  expect(await claimIn('Task 1')).toBeNull();
});

it('is taken back where someone else was faster, and says who', async () => {
  engine.on(
    'POST task/t1/claim',
    { type: 'TaskAlreadyClaimedException', message: "Task 't1' is already claimed by someone else." },
    500,
  );
  engine.on('GET task/t1', () => ({ ...tasksNumbered(2)[1], assignee: 'mary', _embedded: null, _links: {} }));
  const { host } = open(() => tasksNumbered(3));
  await press('Task 1');
  await waitFor(() =>
    expect(host.notifications).toMatchObject([
      { kind: 'error', title: '“Task 1” could not be claimed', detail: 'mary has already claimed it.' },
    ]),
  );
  expect(await claimIn('Task 1')).not.toBeNull();
});
