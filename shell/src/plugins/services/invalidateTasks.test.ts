import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateTasks } from './invalidateTasks';

const KEYS = [
  ['list', 'f'],
  ['detail', 'done'],
  ['detail', 'next'],
  ['form', 'next'],
  ['form-source', 'holiday'],
  ['form-variables', 'next', 'all'],
];

function outOfDate(event: Parameters<typeof invalidateTasks>[2]): readonly string[] {
  const queries = new QueryClient();
  for (const key of KEYS) queries.setQueryData(['engine', 'default', 'task', ...key], 'known');
  invalidateTasks(queries, 'default', event);
  const all = queries.getQueryCache().getAll();
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey.slice(3, 5).join(' '));
}

it('asks for the form of the next task once, whatever has become of the one before it', () => {
  expect(outOfDate({ type: 'task-completed', taskId: 'done' })).toEqual([
    'list f',
    'detail next',
    'form-variables next',
  ]);
});

it.each(['task-displayed', 'task-expected'] as const)(
  'asks for nothing where nothing has changed: %s',
  (type) => {
    expect(outOfDate({ type, taskId: 'next' })).toEqual([]);
  },
);
