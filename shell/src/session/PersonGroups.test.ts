import { expect, it, vi } from 'vitest';
import { createPersonGroups } from './PersonGroups';

it('asks nothing while no condition depends on the groups', () => {
  const ask = vi.fn(async () => ['sales']);
  createPersonGroups(ask).allow();
  expect(ask).not.toHaveBeenCalled();
});

it('asks nothing before the first screen is there', () => {
  const ask = vi.fn(async () => ['sales']);
  createPersonGroups(ask).want();
  expect(ask).not.toHaveBeenCalled();
});

it('asks once, whatever comes first, and calls its listeners when it knows', async () => {
  const ask = vi.fn(async () => ['sales']);
  const groups = createPersonGroups(ask);
  const listener = vi.fn();
  groups.subscribe(listener);
  groups.want();
  groups.allow();
  groups.want();
  await vi.waitFor(() => expect(groups.known).toEqual(['sales']));
  groups.want();
  expect([ask.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
});

it('does not know what it could not ask, and asks again with the next wish', async () => {
  const ask = vi.fn(async () => ['sales']).mockRejectedValueOnce(new Error('offline'));
  const groups = createPersonGroups(ask);
  groups.allow();
  groups.want();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(groups.known).toBeNull();
  await Promise.resolve();
  groups.want();
  await vi.waitFor(() => expect(groups.known).toEqual(['sales']));
});
