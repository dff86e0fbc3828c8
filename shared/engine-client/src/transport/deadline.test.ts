import { beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});

it('is about silence, not about the whole time', () => {
  const deadline = startDeadline(100);
  for (let step = 0; step < 5; step += 1) {
    vi.advanceTimersByTime(90);
    deadline.extend();
  }
  expect(deadline.signal.aborted).toBe(false);
  vi.advanceTimersByTime(100);
  expect(deadline.signal.aborted).toBe(true);
});

it('is over once it is cleared', () => {
  const deadline = startDeadline(100);
  deadline.clear();
  vi.advanceTimersByTime(1_000);
  expect(deadline.signal.aborted).toBe(false);
});
