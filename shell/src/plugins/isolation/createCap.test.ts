import { expect, it, vi } from 'vitest';
import { createCap } from './createCap';

it('lets through what is not too often', () => {
  const { may, onOver } = cap();
  expect([may(0), may(10), may(20)]).toEqual([true, true, true]);
  expect(onOver).not.toHaveBeenCalled();
});

it('stops what is too often, and says so once in that time', () => {
  const { may, onOver } = cap();
  for (const time of [0, 10, 20]) may(time);
  expect([may(30), may(40)]).toEqual([false, false]);
  expect(onOver).toHaveBeenCalledOnce();
});

it('begins again after a pause', () => {
  const { may } = cap();
  for (const time of [0, 10, 20, 30]) may(time);
  expect(may(200)).toBe(true);
});

function cap() {
  const onOver = vi.fn();
  const count = createCap({ most: 3, within: 100, onOver });
  const may = (time: number) => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(time);
    return count();
  };
  return { may, onOver };
}
