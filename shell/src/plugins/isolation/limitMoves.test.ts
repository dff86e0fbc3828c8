import type { Navigation } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { limitMoves } from './limitMoves';

it.each([
  [true, 1],
  [false, 0],
])('changes the address if that is let (%s)', (isLet, times) => {
  const navigation = { go: vi.fn(), openRoute: vi.fn() } as unknown as Navigation;
  const limited = limitMoves(navigation, () => isLet);
  limited.go({ page: '2' }, { replace: true });
  limited.openRoute('/board');
  expect(vi.mocked(navigation.go).mock.calls).toEqual(Array(times).fill([{ page: '2' }, { replace: true }]));
  expect(vi.mocked(navigation.openRoute).mock.calls).toEqual(Array(times).fill(['/board']));
});
