import { rememberLeftTask } from '@taskweave/widgets/leftTask';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { findRow, useTaskColumn } from '../testing/useTaskColumn';

const { engine, open } = useTaskColumn();

const found = () => HttpResponse.json({ id: 't5', name: 'Task 5', created: '2026-11-01T10:00:00.000+0000' });

async function comeBack(params: Record<string, string> = {}, answer = found) {
  serveTasks(engine, () => tasksNumbered(9));
  let asked = 0;
  engine.on('GET task/t5', () => {
    asked += 1;
    return answer();
  });
  rememberLeftTask(sessionStorage, 't5', 'demo', 0);
  const view = open(params);
  await screen.findByRole('grid', { name: 'Tasks' });
  return { ...view, asked: () => asked };
}

it('opens the task that was left for its form, where the address names none', async () => {
  const { host } = await comeBack();
  await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ filter: 'f', task: 't5' }));
});

it('leaves the address alone that names a task', async () => {
  const { host, asked } = await comeBack({ task: 't1' });
  await findRow('Task 5');
  expect(host.navigation.inboxParams.task).toBe('t1');
  expect(asked()).toBe(0);
});

it('opens nothing where the task was completed in its form', async () => {
  const gone = () => HttpResponse.json({ type: 'RestException', message: 'no task' }, { status: 404 });
  const { host, asked } = await comeBack({}, gone);
  await waitFor(() => expect(asked()).toBe(1));
  await findRow('Task 5');
  expect(host.navigation.inboxParams.task).toBeUndefined();
});
