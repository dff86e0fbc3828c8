import type { EngineProblem } from '@taskweave/engine-client/EngineError';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const PROBLEM: EngineProblem = {
  kind: 'server',
  status: 500,
  engineType: null,
  message: 'no',
  requestId: null,
  answeredBy: 'other',
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets an error go without its words after a while, and tells when they come', async () => {
  const { loadProblemWords, problemWords } = await import('./ProblemWords');
  const onLate = vi.fn();
  const waiting = loadProblemWords(PROBLEM, onLate);
  vi.advanceTimersByTime(1500);
  await waiting;
  expect([problemWords(), onLate.mock.calls.length]).toEqual([null, 0]);
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledOnce());
  expect(problemWords()).not.toBeNull();
});

it('tells nothing where they come in time', async () => {
  const { loadProblemWords, problemWords } = await import('./ProblemWords');
  const onLate = vi.fn();
  await loadProblemWords(PROBLEM, onLate);
  expect([problemWords() === null, onLate.mock.calls.length]).toEqual([false, 0]);
});
