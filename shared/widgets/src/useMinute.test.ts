// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMinute } from './useMinute';

const START = new Date('2026-11-22T09:00:00Z');
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

function show(state: DocumentVisibilityState): void {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('goes on by minutes while the page is visible', () => {
  const { result } = renderHook(() => useMinute());
  act(() => vi.advanceTimersByTime(59_000));
  expect(result.current).toEqual(START);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current.getTime()).toBe(START.getTime() + 60_000);
});

it('runs no timer while nobody sees the page', () => {
  renderHook(() => useMinute());
  expect(vi.getTimerCount()).toBe(1);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
});

it('is up to date at once when the page comes back into view', () => {
  const { result } = renderHook(() => useMinute());
  show('hidden');
  act(() => vi.advanceTimersByTime(3_600_000));
  show('visible');
  expect(result.current.getTime()).toBe(START.getTime() + 3_600_000);
});

it('draws nothing when the page was away for a moment only', () => {
  const { result } = renderHook(() => useMinute());
  show('hidden');
  act(() => vi.advanceTimersByTime(5000));
  show('visible');
  expect(result.current).toEqual(START);
});

it('leaves no timer behind', () => {
  renderHook(() => useMinute()).unmount();
  show('visible');
  expect(vi.getTimerCount()).toBe(0);
});
