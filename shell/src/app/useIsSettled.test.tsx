import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsSettled } from './useIsSettled';

describe('useIsSettled', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function renderSettled() {
    const queryClient = new QueryClient();
    const hook = renderHook(({ pathname }) => useIsSettled(queryClient, pathname), {
      initialProps: { pathname: '/' },
    });
    return { queryClient, ...hook };
  }

  function ask(queryClient: QueryClient): () => void {
    let answer = () => {};
    const queryFn = () =>
      new Promise<null>((resolve) => {
        answer = () => resolve(null);
      });
    void queryClient.fetchQuery({ queryKey: ['slow'], queryFn });
    return () => answer();
  }

  it('gives the first screen its time', async () => {
    const { result } = renderSettled();
    await act(() => vi.advanceTimersByTimeAsync(1400));
    expect(result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current).toBe(true);
  });

  it('waits for what the first screen asks for', async () => {
    const { result, queryClient } = renderSettled();
    const answer = ask(queryClient);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(result.current).toBe(false);
    answer();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current).toBe(true);
  });

  it('does not wait for another page, however long that one asks', () => {
    const { result, queryClient, rerender } = renderSettled();
    ask(queryClient);
    rerender({ pathname: '/workload' });
    expect(result.current).toBe(true);
  });

  it('stays settled on the way back', () => {
    const { result, rerender } = renderSettled();
    rerender({ pathname: '/workload' });
    rerender({ pathname: '/' });
    expect(result.current).toBe(true);
  });
});
