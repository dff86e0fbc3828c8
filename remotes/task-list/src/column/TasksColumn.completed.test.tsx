import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('a completed task', () => {
  it('leaves the list at once, and the next one is opened', async () => {
    serveTasks(engine, () => tasksNumbered(5));
    const { host } = open({ task: 't1', detailsTab: 'task-detail-form' });
    await waitFor(() => expect(selected()).toBe('2'));
    act(() => host.services.taskEvents.emit({ type: 'task-completed', taskId: 't1' }));
    expect(screen.queryByText('Task 1')).toBeNull();
    expect(host.navigation.params).toEqual({ filter: 'f', task: 't2' });
    expect(selected()).toBe('2');
  });

  it('stays open where one has chosen so, and the choice is remembered', async () => {
    serveTasks(engine, () => tasksNumbered(5));
    const { host } = open({ task: 't1' });
    await waitFor(() => expect(selected()).toBe('2'));
    act(() => void host.services.commands.run('list.open-next'));
    expect(host.services.storage.get('openNext')).toBe(false);
    act(() => host.services.taskEvents.emit({ type: 'task-completed', taskId: 't1' }));
    expect(screen.queryByText('Task 1')).toBeNull();
    expect(host.navigation.params.task).toBe('t1');
  });

  it.each([
    [null, 't1'],
    [true, 't2'],
    [false, 't1'],
  ])('stays open where the administrator says so, until somebody has chosen (%s)', async (chosen, shown) => {
    serveTasks(engine, () => tasksNumbered(5));
    const { host } = open({ task: 't1' }, { config: { openNext: false } });
    await waitFor(() => expect(selected()).toBe('2'));
    const command = () => act(() => void host.services.commands.run('list.open-next'));
    if (chosen !== null) command();
    if (chosen === false) command();
    act(() => host.services.taskEvents.emit({ type: 'task-completed', taskId: 't1' }));
    expect(host.services.storage.get('openNext')).toEqual(chosen);
    expect(host.navigation.params.task).toEqual(shown);
  });

  it('gives way to the one before at the end of the list', async () => {
    serveTasks(engine, () => tasksNumbered(3));
    const { host } = open({ task: 't2' });
    await waitFor(() => expect(selected()).toBe('3'));
    act(() => host.services.taskEvents.emit({ type: 'task-completed', taskId: 't2' }));
    expect(host.navigation.params.task).toBe('t1');
  });

  it('leaves nothing selected when it was the last', async () => {
    serveTasks(engine, () => tasksNumbered(1));
    const { host } = open({ task: 't0' });
    await waitFor(() => expect(selected()).toBe('1'));
    act(() => host.services.taskEvents.emit({ type: 'task-completed', taskId: 't0' }));
    expect(host.navigation.params).toEqual({ filter: 'f' });
    expect(screen.getByText('No tasks match this filter.')).toBeTruthy();
  });

  it('changes nothing in the selection when it is another one', async () => {
    serveTasks(engine, () => tasksNumbered(5));
    const { host } = open({ task: 't3' });
    await waitFor(() => expect(selected()).toBe('4'));
    act(() => host.services.taskEvents.emit({ type: 'task-completed', taskId: 't1' }));
    expect(host.navigation.params.task).toBe('t3');
    expect(selected()).toBe('3');
  });
});
