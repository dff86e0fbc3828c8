import { expect, it } from 'vitest';
import { hasParams } from './hasParams';

it('knows which pages need more than their address', () => {
  expect(['/risk', '/risk/:id'].map(hasParams)).toEqual([false, true]);
});
