// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { formSourceQuery } from '@taskweave/engine-client/queries/task/formSourceQuery';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection, ConnectionStatus } from './client/Connection';
import { createNews } from './createNews';

const late = { mark: 'c7' } as Connection;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  let status: ConnectionStatus = { kind: 'there' };
  const queryClient = new QueryClient();
  const settled = vi.fn();
  const shown = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const setStatus = (_: Connection, next: ConnectionStatus) => {
    status = next;
  };
  const tell = createNews(queryClient, { status: () => status, setStatus, settle: settled });
  return { tell, shown, settled, queryClient, kind: () => status.kind };
}

it('shows what several engines have said at once', () => {
  const { tell, shown } = open();
  tell(late);
  tell();
  vi.advanceTimersByTime(60);
  expect(shown).toHaveBeenCalledOnce();
});

it('says when what came later is on the page', async () => {
  const { tell, shown, settled } = open();
  let finish = (): void => undefined;
  shown.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  tell(late);
  await vi.advanceTimersByTimeAsync(60);
  expect(settled).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledOnce();
});

it('asks for everything but forms that are there', () => {
  const { tell, shown, queryClient } = open();
  shown.mockRestore();
  const client = createEngineClient({ appRoot: '', engine: 'default' });
  const of = taskFormQueries(client);
  const source = { url: 'u', userId: 'mary', taskId: '1', deployment: null };
  const forms = [of.form('1'), of.formVariables('1'), of.renderedForm('1'), formSourceQuery(client, source)];
  const keys = [...forms, formQueries(client).source('u')].map(({ queryKey }) => queryKey);
  for (const key of [['engine', 'default', 'task', 'list', 'f'], ...keys])
    queryClient.setQueryData(key, 'known');
  tell(late);
  vi.advanceTimersByTime(60);
  const asked = queryClient.getQueryCache().getAll();
  expect(asked.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey[3])).toEqual([
    'list',
  ]);
});

it('asks again for what was on its way for the first time, which may lack the news', async () => {
  const { tell, shown, settled, queryClient } = open();
  shown.mockRestore();
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: ['engine', 'default', 'task'], queryFn });
  observer.subscribe(() => undefined);
  tell(late);
  await vi.advanceTimersByTimeAsync(60);
  answers[0]?.('half');
  await vi.advanceTimersByTimeAsync(10);
  expect([answers.length, settled.mock.calls.length]).toEqual([2, 0]);
  answers[1]?.('whole');
  await vi.advanceTimersByTimeAsync(10);
  expect([observer.getCurrentResult().data, settled.mock.calls.length]).toEqual(['whole', 1]);
});

it('waits while the pointer is on a row, and says so', () => {
  const { tell, shown, kind } = open();
  const hovered = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  tell(late);
  vi.advanceTimersByTime(1000);
  expect([shown.mock.calls.length, kind()]).toEqual([0, 'back']);
  hovered.mockReturnValue(null);
  vi.advanceTimersByTime(400);
  expect([shown.mock.calls.length, kind()]).toEqual([1, 'there']);
});

it('shows at once what somebody wants, wherever the pointer is', () => {
  const { tell, shown, kind } = open();
  vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  tell(late);
  vi.advanceTimersByTime(1000);
  tell(undefined, true);
  vi.advanceTimersByTime(400);
  expect([shown.mock.calls.length, kind()]).toEqual([1, 'there']);
  tell(late);
  vi.advanceTimersByTime(1000);
  expect([shown.mock.calls.length, kind()]).toEqual([2, 'there']);
  vi.advanceTimersByTime(3000);
  tell(late);
  vi.advanceTimersByTime(1000);
  expect([shown.mock.calls.length, kind()]).toEqual([2, 'back']);
});
