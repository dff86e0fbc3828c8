import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { useTaskColumn } from '../testing/useTaskColumn';

const { engine, open: openColumn } = useTaskColumn();
let queries: QueryClient;

function open(...options: Parameters<typeof openColumn>) {
  const rendered = openColumn(...options);
  queries = rendered.queries;
  return rendered;
}

afterEach(() => waitFor(() => expect(queries.isFetching()).toBe(0)));

const selected = () => screen.queryByRole('row', { selected: true })?.getAttribute('aria-rowindex');

const complete = ({ host }: ReturnType<typeof open>, taskId: string) =>
  act(() => host.services.taskEvents.emit({ kind: 'task-completed', taskId }));

it.each([
  ['opens the next one', 5, 't1', 't1', 't2', '2'],
  ['gives way to the one before at the end of the list', 3, 't2', 't2', 't1', '2'],
  ['leaves nothing selected when it was the last', 1, 't0', 't0', undefined, undefined],
  ['changes nothing in the selection when it is another one', 5, 't3', 't1', 't3', '3'],
])('a completed task leaves the list at once, and %s', async (_, count, task, completed, next, row) => {
  serveTasks(engine, () => tasksNumbered(count));
  const app = open({ task, detailsTab: 'task-detail-form' });
  await waitFor(() => expect(selected()).toBeDefined());
  complete(app, completed);
  expect(screen.queryByText(`Task ${completed.slice(1)}`)).toBeNull();
  expect(app.host.navigation.inboxParams.task).toBe(next);
  expect(selected()).toBe(row);
  if (next === 't2') expect(app.host.navigation.inboxParams).toEqual({ filter: 'f', task: 't2' });
  if (count === 1) expect(screen.getByText('No tasks match this filter.')).toBeTruthy();
});

it.each([
  [true, 0, null, 't2'],
  [true, 1, false, 't1'],
  [false, 0, null, 't1'],
  [false, 1, true, 't2'],
  [false, 2, false, 't1'],
])(
  'a completed task gives way to the next (%s), unless somebody has chosen otherwise by %i presses',
  async (openNext, presses, chosen, shown) => {
    serveTasks(engine, () => tasksNumbered(5));
    const app = open({ task: 't1' }, { config: { openNext } });
    await waitFor(() => expect(selected()).toBe('2'));
    for (let press = 0; press < presses; press += 1) {
      act(() => void app.host.services.commands.run('list.open-next'));
    }
    complete(app, 't1');
    expect(app.host.services.storage.get('openNext')).toEqual(chosen);
    expect(app.host.navigation.inboxParams.task).toBe(shown);
  },
);
