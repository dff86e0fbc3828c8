import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expect, it, vi } from 'vitest';
import { tasksNumbered } from '../testing/serveTasks';
import { askRows } from './askRows';
import { DEEP_ROW } from './RowsSource';

const engine = useFakeEngine('demo');
const SORTING = [{ sortBy: 'created', sortOrder: 'desc' }] as const;

const TASKS = tasksNumbered(DEEP_ROW + 200).map((task, index) => ({
  ...task,
  created: new Date(Date.UTC(2026, 10, 21) - index * 1000).toISOString().replace('Z', '+0000'),
}));

function open(answer: () => number) {
  engine.on('POST filter/f/list', () => TASKS.slice(answer(), answer() + 50));
  const client = engine.connect();
  const queryClient = new QueryClient();
  const pageAt = (firstResult: number) => ({
    filterId: 'f',
    query: {},
    sorting: SORTING,
    firstResult,
    maxResults: 50,
  });
  const keyOf = (first: number) => taskListQueries(client).page(pageAt(first)).queryKey;
  const queryFn = (first: number) => (context: { readonly signal: AbortSignal }) =>
    askRows({ client, queryClient, stored: {} }, pageAt(first), context);
  return {
    queryClient,
    keyOf,
    keep: (first: number) => {
      const rows = TASKS.slice(first, first + 50).map((task) => parseTask(task));
      queryClient.setQueryData(keyOf(first), rows);
    },
    watch: (first: number) =>
      new QueryObserver(queryClient, { queryKey: keyOf(first), queryFn: queryFn(first) }).subscribe(() => {}),
    fetch: (first: number): Promise<readonly Task[]> =>
      queryClient.fetchQuery({ queryKey: keyOf(first), queryFn: queryFn(first) }),
  };
}

const asked = () =>
  engine.calls
    .filter(({ line }) => line.includes('/list?'))
    .map(({ line, body }) => ({
      first: Number(/firstResult=(\d+)/.exec(line)?.[1]),
      isNarrowed: /"created(Before|After)":/.test(body ?? ''),
    }));

it('asks for rows near the top by their number', async () => {
  const list = open(() => 500);
  list.keep(450);
  await list.fetch(500);
  expect(asked()).toEqual([{ first: 500, isNarrowed: false }]);
});

it('asks for rows far down next to those that are kept', async () => {
  const list = open(() => DEEP_ROW);
  list.keep(DEEP_ROW - 50);
  const rows = await list.fetch(DEEP_ROW);
  expect(asked()).toEqual([{ first: 0, isNarrowed: true }]);
  expect(rows[0]?.id).toBe(`t${DEEP_ROW}`);
});

it('waits for the page before, where it is on its way', async () => {
  const list = open(() => (asked().length === 1 ? DEEP_ROW : DEEP_ROW + 50));
  await Promise.all([list.fetch(DEEP_ROW), list.fetch(DEEP_ROW + 50)]);
  expect(asked()).toEqual([
    { first: DEEP_ROW, isNarrowed: false },
    { first: 0, isNarrowed: true },
  ]);
});

it('has the next page asked for again where it no longer joins on', async () => {
  const list = open(() => DEEP_ROW + 1);
  list.keep(DEEP_ROW);
  list.keep(DEEP_ROW + 50);
  await list.fetch(DEEP_ROW);
  const isStale = () => list.queryClient.getQueryState(list.keyOf(DEEP_ROW + 50))?.isInvalidated;
  await vi.waitFor(() => expect(isStale()).toBe(true));
});

it('leaves the next page alone where nothing has changed', async () => {
  const list = open(() => DEEP_ROW);
  list.keep(DEEP_ROW);
  list.keep(DEEP_ROW + 50);
  await list.fetch(DEEP_ROW);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(list.queryClient.getQueryState(list.keyOf(DEEP_ROW + 50))?.isInvalidated).toBe(false);
});

it('goes on with rows that the list has been scrolled past', async () => {
  let scrollOn = () => {};
  const list = open(() => {
    scrollOn();
    return DEEP_ROW;
  });
  scrollOn = list.watch(DEEP_ROW);
  await vi.waitFor(() => expect(list.queryClient.getQueryData(list.keyOf(DEEP_ROW))).toHaveLength(50));
});
