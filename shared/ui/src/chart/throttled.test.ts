import { beforeEach, expect, it, vi } from 'vitest';
import { throttled } from './throttled';

beforeEach(() => void vi.useFakeTimers());

it('calls at once, and then with the latest after 100 ms @S9.9', () => {
  const call = vi.fn();
  const take = throttled(call, 100);
  for (const value of [1, 2, 3]) take(value);
  expect(call.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(100);
  expect(call.mock.calls).toEqual([[1], [3]]);
  vi.advanceTimersByTime(1000);
  take(4);
  expect(call.mock.calls.at(-1)).toEqual([4]);
});

it('says nothing more once it is cancelled', () => {
  const call = vi.fn();
  const take = throttled(call, 100);
  take(1);
  take(2);
  take.cancel();
  vi.advanceTimersByTime(1000);
  expect(call.mock.calls).toEqual([[1]]);
});
