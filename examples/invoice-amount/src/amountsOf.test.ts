import type { EngineClient } from '@taskweave/plugin-sdk';
import { expect, test, vi } from 'vitest';
import { amountsOf } from './amountsOf';

function engineWith(post: () => Promise<unknown>): EngineClient {
  return { post } as Partial<EngineClient> as EngineClient;
}

test('cards that are drawn together are asked for by one call', async () => {
  const post = vi.fn(async () => [{ processInstanceId: 'a', value: 12.5 }]);
  const amounts = amountsOf(engineWith(post));

  expect(await Promise.all([amounts.load('a'), amounts.load('b')])).toEqual([12.5, null]);
  expect(post).toHaveBeenCalledExactlyOnceWith('variable-instance', {
    body: { variableName: 'amount', processInstanceIdIn: ['a', 'b'] },
  });
});

test('each of them gets the error of a call that fails, and the next card asks again', async () => {
  const post = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([]);
  const amounts = amountsOf(engineWith(post));

  await expect(amounts.load('a')).rejects.toThrow('down');
  await expect(amounts.load('a')).resolves.toBeNull();
});
