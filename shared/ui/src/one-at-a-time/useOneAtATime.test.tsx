import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from './useOneAtATime';

it('runs once, however often it is asked for meanwhile, even before anything is drawn', async () => {
  let resolve: (text: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const action = vi.fn((_text: string) => promise);
  const { result } = renderHook(() => useOneAtATime(action));
  const answers = [result.current('a'), result.current('b')];
  resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', undefined]);
  expect(action.mock.calls).toEqual([['a']]);
});

it('runs again after it has failed', async () => {
  const action = vi.fn(async (isGood: boolean) => (isGood ? 'done' : Promise.reject(new Error('boom'))));
  const { result } = renderHook(() => useOneAtATime(action));
  await expect(result.current(false)).rejects.toThrow('boom');
  expect(await result.current(true)).toBe('done');
});
