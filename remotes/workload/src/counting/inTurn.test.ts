import { expect, it, vi } from 'vitest';
import { inTurn } from './inTurn';

const { signal } = new AbortController();

it('has four calls under way at most, and loses no place to a failure', async () => {
  const ends: (() => void)[] = [];
  const call = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const failing = inTurn(() => Promise.reject(new Error('no')), signal);
  const all = Array.from({ length: 6 }, () => inTurn(call, signal));
  await expect(failing).rejects.toThrow('no');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(4));
  for (let done = 0; done < 6; done += 1) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(done));
    ends[done]?.();
  }
  await Promise.all(all);
  expect(call).toHaveBeenCalledTimes(6);
});

it('does not begin what nobody waits for any more', async () => {
  const aborted = AbortSignal.abort(new Error('left'));
  const call = vi.fn(async () => 1);
  await expect(inTurn(call, aborted)).rejects.toThrow('left');
  expect(call).not.toHaveBeenCalled();
});
