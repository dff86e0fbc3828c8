import { expect, test, vi } from 'vitest';
import { aPromise } from './testing/aPromise';
import { withLimit } from './withLimit';

const late = () => new Error('late');

test.each([
  ['brings', () => Promise.resolve('done'), 'done'],
  ['fails with', () => Promise.reject(new Error('broken')), 'broken'],
])('passes on what a job in time %s', async (_name, begin, outcome) => {
  expect(await withLimit<string>(begin(), 50, late).catch((error: Error) => error.message)).toBe(outcome);
});

test('fails when the time is up, and takes no notice of what comes later', async () => {
  vi.useFakeTimers();
  const [job, finish] = aPromise<string>();
  const outcome = withLimit(job, 100, late).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(100);
  finish('too late');
  vi.useRealTimers();
  expect(await outcome).toBe('late');
});

test('leaves no timer behind', async () => {
  vi.useFakeTimers();
  await withLimit(Promise.resolve(), 100, late);
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});
