// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAutoRefresh } from './useAutoRefresh';

let visibility: DocumentVisibilityState = 'visible';

const isAnswer = (message: unknown): message is string => typeof message === 'string';

function options(ask: () => Promise<string>) {
  return { name: 'list', ask, isAnswer, take: () => true, answeredAt: () => 0, isEnabled: true };
}

function show(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

it('refreshes every ten seconds @T4.44 @T9.7', async () => {
  const refresh = vi.fn(async () => 'rows');
  renderHook(() => useAutoRefresh(options(refresh)));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('asks for nothing where the filter does not want it, nor when the page comes back @T4.44', async () => {
  const refresh = vi.fn(async () => 'rows');
  renderHook(() => useAutoRefresh({ ...options(refresh), isEnabled: false }));
  await vi.advanceTimersByTimeAsync(60_000);
  show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  show('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it('asks for nothing while nobody sees the page', async () => {
  const refresh = vi.fn(async () => 'rows');
  renderHook(() => useAutoRefresh(options(refresh)));
  show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it('goes on once a minute while nobody sees a list that is watched', async () => {
  const refresh = vi.fn(async () => 'rows');
  const take = vi.fn(() => true);
  renderHook(() => useAutoRefresh({ ...options(refresh), take, isWatched: true }));
  show('hidden');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_001);
  expect(take.mock.calls).toEqual([
    ['rows', 'hidden'],
    ['rows', 'hidden'],
  ]);
});

it('refreshes at once when the page comes back after a while', async () => {
  const refresh = vi.fn(async () => 'rows');
  renderHook(() => useAutoRefresh(options(refresh)));
  show('hidden');
  await vi.advanceTimersByTimeAsync(20_000);
  show('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('counts from the last answer, whatever has asked for it', async () => {
  const refresh = vi.fn(async () => 'rows');
  let answeredAt = 0;
  renderHook(() => useAutoRefresh({ ...options(refresh), answeredAt: () => answeredAt }));
  await vi.advanceTimersByTimeAsync(8_000);
  answeredAt = Date.now();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('leaves longer pauses after failures', async () => {
  const refresh = vi.fn(() => Promise.reject(new Error('down')));
  renderHook(() => useAutoRefresh(options(refresh)));
  await vi.advanceTimersByTimeAsync(10_000 + 20_000 + 39_999);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('stops with the list', async () => {
  const refresh = vi.fn(async () => 'rows');
  const { unmount } = renderHook(() => useAutoRefresh(options(refresh)));
  unmount();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refresh).not.toHaveBeenCalled();
});

it('takes an answer of another tab, and nothing else that comes from there', async () => {
  const take = vi.fn(() => true);
  const { unmount } = renderHook(() => useAutoRefresh({ ...options(async () => 'own'), take }));
  const other = new BroadcastChannel('list');
  for (const message of [{}, null, 'rows']) other.postMessage(message);
  await vi.waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith('rows', 'tick'));
  unmount();
  other.close();
});
