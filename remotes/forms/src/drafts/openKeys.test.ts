import { expect, it, vi } from 'vitest';
import { createOpenKeys } from './openKeys';

it('lists the keys that other pages work with, and no others @F9', async () => {
  const [here, there] = [createOpenKeys('test'), createOpenKeys('test')];
  here.hold('mine', () => undefined);
  const leave = there.hold('theirs', () => undefined);
  expect([...(await here.heldElsewhere())]).toEqual(['theirs']);
  leave();
  expect([...(await here.heldElsewhere())]).toEqual([]);
});

it('informs the pages that work with a key of its destruction, and no others', async () => {
  const [here, there] = [createOpenKeys('forgotten'), createOpenKeys('forgotten')];
  const [gone, stays] = [vi.fn(), vi.fn()];
  here.hold('mine', gone);
  here.hold('other', stays);
  there.tellForgotten('mine');
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(stays).not.toHaveBeenCalled();
});
