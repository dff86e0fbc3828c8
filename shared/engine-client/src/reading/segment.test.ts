import { expect, it } from 'vitest';
import { segment } from './segment';

it.each([
  ['invoice:1:4711', 'invoice%3A1%3A4711'],
  ['a/b', 'a%252Fb'],
  ['a\\b', 'a%255Cb'],
  ['*', '%2A'],
])('writes %s as %s', (id, written) => {
  expect(segment(id)).toBe(written);
});
