// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRowsInReach } from './useRowsInReach';

beforeEach(() => {
  vi.useFakeTimers();
});

function scrolled(firsts: readonly number[], pause = 16) {
  const { result } = renderHook(() => useRowsInReach(0));
  const seen = firsts.map((first) => {
    act(() => {
      result.current[1]({ first, last: first + 10 });
      vi.advanceTimersByTime(pause);
    });
    return result.current[0].first;
  });
  act(() => void vi.advanceTimersByTime(100));
  return { seen, end: result.current[0].first };
}

it('follows at once while someone reads on', () => {
  expect(scrolled([5, 10, 30, 60]).seen).toEqual([5, 10, 30, 60]);
});

it('waits for the rest while the list flies', () => {
  expect(scrolled([5, 4000, 9000, 20_000])).toEqual({ seen: [5, 5, 5, 5], end: 20_000 });
});

it('goes nowhere when the list flies away and comes back', () => {
  expect(scrolled([5, 4000, 8])).toEqual({ seen: [5, 5, 8], end: 8 });
});
