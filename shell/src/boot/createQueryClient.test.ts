// @vitest-environment jsdom
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient';

afterEach(() => focusManager.setFocused(undefined));

async function askedAfterReturn(
  refreshes: boolean,
  ask: () => Promise<string>,
  queryKey: readonly string[] = ['engine', 'default', 'task'],
): Promise<number> {
  const client = createQueryClient(() => refreshes);
  client.mount();
  const queryFn = vi.fn(ask);
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  stop();
  client.unmount();
  return queryFn.mock.calls.length;
}

it.each([
  [true, 2],
  [false, 1],
])(
  'where a return refreshes is %s, what is on screen has been asked for %i times after it',
  async (refreshes, times) => {
    expect(await askedAfterReturn(refreshes, async () => 'rows')).toBe(times);
  },
);

it('asks again at every return for what could not be read yet', async () => {
  expect(await askedAfterReturn(false, () => Promise.reject(new Error('down')))).toBe(2);
});

it('leaves to plugins what they ask elsewhere', async () => {
  expect(await askedAfterReturn(false, async () => 'orders', ['acme-orders'])).toBe(2);
});
