import { expect, it, vi } from 'vitest';
import { createLane } from './createLane';

it('runs no more than its width at a time, in their order, and goes on after a failure', async () => {
  const lane = createLane(2);
  const started: number[] = [];
  const ends: ((ok: boolean) => void)[] = [];
  const jobs = [0, 1, 2, 3].map((number) =>
    lane(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(number);
          ends[number] = (ok) => (ok ? resolve(number) : reject(new Error('no')));
        }),
    ).catch(() => null),
  );
  await settle();
  expect(started).toEqual([0, 1]);

  ends[1]?.(false);
  await settle();
  expect(started).toEqual([0, 1, 2]);

  ends[0]?.(true);
  ends[2]?.(true);
  await settle();
  ends[3]?.(true);
  expect(await Promise.all(jobs)).toEqual([0, null, 2, 3]);
});

it('does not begin what nobody waits for any more', async () => {
  const job = vi.fn(async () => 1);
  await expect(createLane(1)(job, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  expect(job).not.toHaveBeenCalled();
});

async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}
