import { expect, it, vi } from 'vitest';
import { createListeners } from './createListeners';

it('calls each listener until it leaves', () => {
  const { call, subscribe } = createListeners<[name: string]>();
  const [one, other] = [vi.fn(), vi.fn()];
  const leave = subscribe(one);
  subscribe(other);
  call('first');
  leave();
  call('second');
  expect([one.mock.calls, other.mock.calls]).toEqual([[['first']], [['first'], ['second']]]);
});

it('calls no listener that comes meanwhile', () => {
  const { call, subscribe } = createListeners();
  const late = vi.fn();
  subscribe(() => subscribe(late));
  call();
  expect(late).not.toHaveBeenCalled();
});
