import { expect, it } from 'vitest';
import { encodeText } from './encodeText';

it.each([
  ['a/b ü', 'a%2Fb%20%C3%BC'],
  ['half \ud83d', 'half%20%EF%BF%BD'],
  ['whole 😀', 'whole%20%F0%9F%98%80'],
])('writes %j as %s', (text, encoded) => {
  expect(encodeText(text)).toBe(encoded);
});
