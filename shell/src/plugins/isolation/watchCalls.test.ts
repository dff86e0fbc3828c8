import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { expect, it, vi } from 'vitest';
import { watchCalls } from './watchCalls';

it('watches what is read once, too', async () => {
  const fetch = vi.fn(async () => Response.json([]));
  const options = { appRoot: 'http://e.test/op', engine: 'default', fetch, readCookies: () => '' };
  const client = createEngineClient(options);
  const whole = createEngineClient({ ...options, engine: 'whole' });
  const watch = vi.fn((path: string) => path);
  await watchCalls({ ...client, whole: () => whole }, watch)
    .whole?.()
    .get('task');
  expect(watch).toHaveBeenCalledWith('task', { method: 'GET' });
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/engine/whole/task'), expect.anything());
});
