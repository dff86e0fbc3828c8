import { expect, it } from 'vitest';
import { createOpenKeys } from './openKeys';

it('tells the keys that other pages work with, and no others', async () => {
  const [here, there] = [createOpenKeys('test'), createOpenKeys('test')];
  here.hold('mine');
  const leave = there.hold('theirs');
  expect([...(await here.heldElsewhere())]).toEqual(['theirs']);
  leave();
  expect([...(await here.heldElsewhere())]).toEqual([]);
});
