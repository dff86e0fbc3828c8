import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import type { Task } from '@taskweave/engine-client/Task';
import { anEngineError, aTask } from '@taskweave/engine-client/testing/factories';
import { describe, expect, it, vi } from 'vitest';
import { type BulkOptions, type BulkProgress, runBulk } from './runBulk';

const tasks = Array.from({ length: 10 }, (_, index) => aTask({ id: String(index) }));

it('does it to every task, four at a time', async () => {
  let running = 0;
  let most = 0;
  const { progress } = await run(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });

  expect(progress.done).toHaveLength(10);
  expect(most).toBe(4);
});

it('goes on after a failure, and reports which task failed and why', async () => {
  const { progress } = await run(async ({ id }) => {
    if (id === '3') throw new Error('held by someone else');
  });

  expect(progress.failed).toEqual([{ task: tasks[3], error: new Error('held by someone else') }]);
  expect(progress.done).toHaveLength(9);
});

it('counts neither as done nor as failed what the operation does not fit', async () => {
  const { progress } = await run(async ({ id }) => (id === '3' ? { skipped: 'has a form' } : undefined));

  expect(progress.skipped).toEqual([{ task: tasks[3], reason: 'has a form' }]);
  expect(progress.failed).toEqual([]);
  expect(progress.done).toHaveLength(9);
});

it('begins nothing new once it is stopped, and names what was left', async () => {
  const controller = new AbortController();
  const apply = vi.fn(async () => controller.abort());
  const { progress } = await run(apply, controller.signal);

  expect(progress.done.length + progress.open.length).toBe(10);
  expect(progress.open.length).toBeGreaterThan(0);
  expect(apply).toHaveBeenCalledTimes(progress.done.length);
});

it('stops at once where nobody is signed in, and leaves the rest for later', async () => {
  const expired = anEngineError('login-required', { message: 'Nobody is signed in.' });
  const apply = vi.fn(async ({ id }: Task) => {
    await Promise.resolve();
    if (Number(id) >= 2) throw expired;
  });
  const { progress } = await run(apply);

  expect(progress).toMatchObject({ needsSignIn: true, failed: [], isRunning: false });
  expect(progress.done.map(({ id }) => id)).toEqual(['0', '1']);
  expect(progress.open.map(({ id }) => id).toSorted()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  expect(apply.mock.calls.length).toBeLessThanOrEqual(6);
});

it('reports its progress after every task', async () => {
  const { seen } = await run(async () => undefined);
  expect(seen.map(({ done }) => done.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
  expect(seen.at(-1)?.isRunning).toBe(false);
});

it('says that it is under way where no answer comes', async () => {
  vi.useFakeTimers();
  const onProgress = vi.fn();
  void runBulk({
    tasks,
    apply: () => new Promise<void>(() => undefined),
    signal: new AbortController().signal,
    onProgress,
  });
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(onProgress).toHaveBeenCalledWith(expect.objectContaining({ total: 10, done: [], isRunning: true }));
});

describe('with tasks of two engines, of which one', () => {
  const there = Array.from({ length: 9 }, (_, index) => aTask({ id: `${index}~c7`, connection: 'c7' }));
  const all = [...there, ...tasks];
  const doneHere = ({ done }: BulkProgress) =>
    done.filter(({ connection }) => connection === undefined).length;

  it('is silent, goes on with the other, and ends when it is stopped', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const seen: BulkProgress[] = [];
    const apply = ({ connection }: Task) =>
      connection === undefined ? Promise.resolve() : new Promise<void>(() => undefined);
    const result = runBulk({
      tasks: all,
      apply,
      signal: controller.signal,
      onProgress: (one) => seen.push(one),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.map(doneHere).at(-1)).toBe(10);
    controller.abort();
    await vi.advanceTimersByTimeAsync(2000);
    const { failed, open } = await result;
    vi.useRealTimers();
    expect(failed.map(({ error }) => error)).toEqual(Array(4).fill(expect.any(LostAnswerError)));
    expect(open).toHaveLength(5);
  });

  it('has lost its session, goes on with the other', async () => {
    const expired = anEngineError('login-required', { message: 'Nobody is signed in.' });
    const progress = await runBulk({
      tasks: all,
      apply: async ({ connection }) => {
        if (connection !== undefined) throw expired;
      },
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect([progress.needsSignIn, doneHere(progress), progress.open.length]).toEqual([true, 10, 9]);
  });
});

async function run(apply: BulkOptions['apply'], signal = new AbortController().signal) {
  const seen: BulkProgress[] = [];
  const progress = await runBulk({ tasks, apply, signal, onProgress: (one) => seen.push(one) });
  return { progress, seen };
}
