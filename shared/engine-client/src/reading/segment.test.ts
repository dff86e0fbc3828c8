import { expect, it } from 'vitest';
import { segment } from './segment';

it.each([
  ['invoice:1:4711', 'invoice%3A1%3A4711'],
  ['a/b', 'a%252Fb'],
  ['a\\b', 'a%255Cb'],
  ['*', '%2A'],
  // A browser resolves `..`: deleting the variable `..` would delete its task.
  ['..', '%252E%252E'],
  ['.', '%252E'],
  ['a..b', 'a..b'],
  ['half \ud83d', 'half%20%EF%BF%BD'],
])('writes %s as %s @H26', (id, written) => {
  expect(segment(id)).toBe(written);
});
