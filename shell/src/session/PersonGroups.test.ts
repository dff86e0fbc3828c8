// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createPersonGroups } from './PersonGroups';

it('asks nothing while no condition depends on the groups', () => {
  const ask = vi.fn(async () => ['sales']);
  createPersonGroups(ask, 'default:mary').allow();
  expect(ask).not.toHaveBeenCalled();
});

it('asks nothing before the first screen is there', () => {
  const ask = vi.fn(async () => ['sales']);
  createPersonGroups(ask, 'default:mary').want();
  expect(ask).not.toHaveBeenCalled();
});

it('asks once, whatever comes first, and calls its listeners when it knows', async () => {
  const ask = vi.fn(async () => ['sales']);
  const groups = createPersonGroups(ask, 'default:mary');
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
  const groups = createPersonGroups(ask, 'default:mary');
  groups.allow();
  groups.want();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(groups.known).toBeNull();
  await Promise.resolve();
  groups.want();
  await vi.waitFor(() => expect(groups.known).toEqual(['sales']));
});

it('knows the groups of the last visit at once, and asks whether they are still the same', async () => {
  const before = createPersonGroups(async () => ['sales'], 'default:mary');
  before.allow();
  before.want();
  await vi.waitFor(() => expect(before.known).toEqual(['sales']));

  const groups = createPersonGroups(async () => ['sales', 'accounting'], 'default:mary');
  expect(groups.known).toEqual(['sales']);
  groups.allow();
  groups.want();
  await vi.waitFor(() => expect(groups.known).toEqual(['sales', 'accounting']));
});

it('calls nobody where the groups are those of the last visit', async () => {
  localStorage.setItem('taskweave.groups:default:mary', '["sales"]');
  const ask = vi.fn(async () => ['sales']);
  const groups = createPersonGroups(ask, 'default:mary');
  const listener = vi.fn();
  groups.subscribe(listener);
  groups.allow();
  groups.want();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});

it.each(['sales', '{"groups":1}', 'null', '[1,{"id":"sales"}]'])(
  'knows nothing where the browser has kept %s',
  (kept) => {
    localStorage.setItem('taskweave.groups:default:mary', kept);
    expect(createPersonGroups(vi.fn(), 'default:mary').known).toBeNull();
  },
);

it('knows nothing of the groups of somebody else', () => {
  localStorage.setItem('taskweave.groups:default:mary', '["sales"]');
  expect(createPersonGroups(vi.fn(), 'default:john').known).toBeNull();
});
