import { expect, it, vi } from 'vitest';
import { tellDeprecated } from './tellDeprecated';

const services = { user: 'demo', account: 'old' };
const deprecations = { account: 'take user.' };

it('tells the first use of what will go, and hands it out all the same', () => {
  const onUse = vi.fn();
  const told = tellDeprecated(services, deprecations, onUse);
  expect([told.account, told.account]).toEqual(['old', 'old']);
  expect(onUse.mock.calls).toEqual([
    ['It uses account of the SDK, which goes with the next major version: take user.'],
  ]);
});

it('says nothing of the rest', () => {
  const onUse = vi.fn();
  expect(tellDeprecated(services, deprecations, onUse).user).toBe('demo');
  expect(onUse).not.toHaveBeenCalled();
});
