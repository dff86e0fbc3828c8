// @vitest-environment jsdom
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { findTitle, openTask } from '../testing/openTask';
import { serveTask, TASK_ID } from '../testing/taskFixture';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

const unfold = () => screen.findByRole('button', { name: /^Add:/ });
const field = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}:`) });

it('names what nobody has set in one button, and shows it when that is pressed', async () => {
  serveTask(engine, { due: null, followUp: null });
  const { container } = openTask(engine);
  expect((await unfold()).textContent).toBe('Add: Due, Follow-up, …');
  expect(field('Due')).toBeNull();
  expect(field('Groups')).not.toBeNull();
  await userEvent.click(await unfold());
  expect(document.activeElement).toBe(field('Due'));
  expect(field('Priority')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Add:/ })).toBeNull();
  await expectAccessible(container);
});

it('shows what somebody has set, and keeps its place when it is cleared', async () => {
  const task = serveTask(engine, { due: '2026-11-24T17:00:00.000+0000', priority: 70 });
  const { host } = openTask(engine);
  await findTitle();
  expect([field('Due'), field('Priority')]).not.toContain(null);
  task.due = null;
  await act(async () => host.services.taskEvents.emit({ type: 'task-changed', taskId: TASK_ID }));
  await waitFor(() => expect(field('Due')?.textContent).toContain('Set date'));
});

it('leaves out what cannot be set', async () => {
  serveTask(engine, { due: null, suspended: true });
  openTask(engine);
  await findTitle();
  expect(screen.queryByRole('button', { name: /^Add:/ })).toBeNull();
});
