import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { invalidateTasks } from './invalidateTasks';

const KEYS = [
  ['list', 'f'],
  ['row-variables', 'f'],
  ['detail', 'done'],
  ['detail', 'next'],
  ['form', 'next'],
  ['form-source', 'holiday'],
  ['form-variables', 'next', 'all'],
  ['comments', 'next'],
  ['attachments', 'next'],
  ['history', 'next'],
];

function outOfDate(event: Parameters<typeof invalidateTasks>[2]): readonly string[] {
  const queries = new QueryClient();
  for (const key of KEYS) queries.setQueryData(['engine', 'default', 'task', ...key], 'known');
  invalidateTasks(queries, 'default', event);
  const all = queries.getQueryCache().getAll();
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey.slice(3, 5).join(' '));
}

it('asks for the form of the next task once, whatever has become of the one before it', () => {
  expect(outOfDate({ kind: 'task-completed', taskId: 'done' })).toEqual([
    'list f',
    'row-variables f',
    'detail next',
    'form-variables next',
  ]);
});

it('asks for no values of rows after a task that is gone, but for the rows', () => {
  expect(outOfDate({ kind: 'task-gone', taskId: 'done' })).toEqual([
    'list f',
    'detail next',
    'form-variables next',
  ]);
});

it('asks for what people wrote at a task after what happens to that one', () => {
  expect(outOfDate({ kind: 'task-changed', taskId: 'next' })).toContain('comments next');
  expect(outOfDate({ kind: 'task-changed', taskId: 'done' })).not.toContain('comments next');
});

it('asks for no comments and files after a change of properties, but for the history', () => {
  expect(outOfDate({ kind: 'task-changed', taskId: 'next', part: 'properties' })).toEqual([
    'list f',
    'row-variables f',
    'detail done',
    'detail next',
    'form-variables next',
    'history next',
  ]);
});

it.each(['task-displayed', 'task-expected'] as const)(
  'asks for nothing where nothing has changed: %s',
  (type) => {
    expect(outOfDate({ kind: type, taskId: 'next' })).toEqual([]);
  },
);

it('asks the list once for several tasks of one moment, and again in the next', async () => {
  const queries = new QueryClient();
  const queryFn = vi.fn(() => Promise.resolve([]));
  const list = new QueryObserver(queries, { queryKey: ['engine', 'default', 'task', 'list', 'f'], queryFn });
  const stop = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true));
  const complete = (taskId: string) =>
    invalidateTasks(queries, 'default', { kind: 'task-completed', taskId });

  for (const id of ['a', 'b', 'c']) complete(id);
  expect(queryFn).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  complete('d');
  expect(queryFn).toHaveBeenCalledTimes(3);
  stop();
});
