import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findTitle, openTask } from '../testing/openTask';
import { serveTask, TASK_ID } from '../testing/taskFixture';

const engine = useFakeEngine('demo');

const field = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}:`) });

it('keeps a seat for what nobody has set', async () => {
  serveTask(engine, { due: null, followUp: null });
  const { container } = openTask(engine);
  await findTitle();
  const names = ['Assignee', 'Due', 'Follow-up', 'Priority', 'Groups'];
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 5)
      .map((term) => term.textContent),
  ).toEqual(names);
  expect([field('Due')?.textContent, field('Due')?.ariaLabel]).toEqual(['Due', 'Due: Set date']);
  await expectAccessible(container);
});

it('shows what somebody has set, and what to do once it is cleared', async () => {
  const task = serveTask(engine, { due: '2026-11-24T17:00:00.000+0000', priority: 70 });
  const { host } = openTask(engine);
  await findTitle();
  expect([field('Due'), field('Priority')]).not.toContain(null);
  task.due = null;
  await act(async () => host.services.taskEvents.emit({ kind: 'task-changed', taskId: TASK_ID }));
  await waitFor(() => expect(field('Due')?.ariaLabel).toContain('Set date'));
});

it.each([
  ['due', 'Due', null],
  ['followUp', 'Follow-up', null],
  ['priority', 'Priority', 7],
])('the field of %s writes that property of the task alone @S5.19', async (property, name, value) => {
  const date = '2026-11-24T17:00:00.000+0000';
  serveTask(engine, { due: date, followUp: date, priority: 70 });
  engine.on(`PUT task/${TASK_ID}`, 204);
  openTask(engine);
  await findTitle();
  await userEvent.click(field(name) as HTMLElement);
  if (value === null) await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  else await userEvent.type(screen.getByRole('textbox', { name }), `{Control>}a{/Control}${value}{Enter}`);
  const sent = () =>
    engine.calls.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => JSON.parse(body));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ due: date, followUp: date, priority: 70, [property]: value }]);
});

it('shows no seconds of a date that is edited, and leaves them alone', async () => {
  serveTask(engine, { due: '2026-11-24T17:00:01.230+0000' });
  openTask(engine);
  await findTitle();
  await userEvent.click(field('Due') as HTMLElement);
  const input = await screen.findByRole('textbox', { name: 'Date' });
  expect((input as HTMLInputElement).value).toMatch(/ \d+:\d\d [AP]M$/);
  await userEvent.type(input, '{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Date' })).toBeNull());
  expect(engine.lines().filter((line) => line.startsWith('PUT'))).toEqual([]);
});

it('leaves out what cannot be set', async () => {
  serveTask(engine, { due: null, suspended: true });
  openTask(engine);
  await findTitle();
  expect([field('Due'), screen.queryByRole('term', { name: 'Due' })]).toEqual([null, null]);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).not.toContain('Due');
});
