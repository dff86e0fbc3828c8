import { expect, it } from 'vitest';
import { keysOf } from './keysOf';

it('names the keys in their order', () => {
  expect(keysOf({ second: 2, first: 1 })).toEqual(['second', 'first']);
});
