import { expect, it } from 'vitest';
import { processKeyOf } from './processKeyOf';

it.each([
  ['invoice:2:4f1c', 'invoice'],
  ['4f1c-88', null],
  [null, null],
  [undefined, null],
])('the process of %j is %j', (id, key) => {
  expect(processKeyOf(id)).toBe(key);
});
