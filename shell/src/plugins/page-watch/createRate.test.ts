import { expect, it } from 'vitest';
import { createRate } from './createRate';

it('counts each name for itself, and forgets what is long past', () => {
  let time = 0;
  const isTooMany = createRate(2, 1000, () => time);
  expect([isTooMany('a'), isTooMany('a'), isTooMany('b'), isTooMany('a')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  time = 1001;
  expect(isTooMany('a')).toBe(false);
});
