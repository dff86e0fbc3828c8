import { expect, it } from 'vitest';
import { literalPattern } from './likePattern';

it.each([
  ['a_b', '%a\\_b%'],
  ['100%', '%100\\%%'],
  ['\\', '%\\\\%'],
])('looks for %s as it stands', (typed, pattern) => {
  expect(literalPattern(typed)).toBe(pattern);
});
