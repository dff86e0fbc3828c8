import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsFirstListOver } from './useIsFirstListOver';

const client = createEngineClient({ appRoot: 'http://engine.test', engine: 'default' });

describe('useIsFirstListOver', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  function renderFirst() {
    const queryClient = new QueryClient();
    const hook = renderHook(({ pathname }) => useIsFirstListOver(client, pathname), {
      initialProps: { pathname: '/' },
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    });
    return { queryClient, ...hook };
  }

  function ask(queryClient: QueryClient, queryKey: readonly unknown[] = ['slow']): () => void {
    let answer = () => {};
    const queryFn = () =>
      new Promise<null>((resolve) => {
        answer = () => resolve(null);
      });
    void queryClient.fetchQuery({ queryKey, queryFn });
    return () => answer();
  }

  it('gives the first screen its time', async () => {
    const { result } = renderFirst();
    await act(() => vi.advanceTimersByTimeAsync(1400));
    expect(result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current).toBe(true);
  });

  it('is over soon after the list has answered', async () => {
    const { result, queryClient } = renderFirst();
    const answer = ask(queryClient, [...taskListQueries(client).pagesKey, 'first']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    answer();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current).toBe(true);
  });

  it('waits for what the first screen asks for', async () => {
    const { result, queryClient } = renderFirst();
    const answer = ask(queryClient);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(result.current).toBe(false);
    answer();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current).toBe(true);
  });

  it('does not wait for another page, however long that one asks', () => {
    const { result, queryClient, rerender } = renderFirst();
    ask(queryClient);
    rerender({ pathname: '/workload' });
    expect(result.current).toBe(true);
  });

  it('stays over on the way back', () => {
    const { result, rerender } = renderFirst();
    rerender({ pathname: '/workload' });
    rerender({ pathname: '/' });
    expect(result.current).toBe(true);
  });
});
