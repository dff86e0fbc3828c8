import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLikePattern, literalPattern, toLikePattern } from './likePattern';

const text = oneof(
  string({ unit: 'grapheme' }),
  constantFrom('%', '%%', '%a%', '_', ' a ', '\\%', '\\\\%', '%a_b%', 'a%b', '\\'),
);

describe('toLikePattern @T5.34', () => {
  it.each([
    ['invoice', '%invoice%'],
    ['inv%', 'inv%'],
    ['%voice', '%voice'],
    ['%a_b%', '%a_b%'],
    ['a_b', '%a\\_b%'],
    ['50% off', '%50\\% off%'],
    ['100\\%', '%100\\%%'],
    ['a\\_b', '%a\\_b%'],
    ['C:\\x', '%C:\\\\x%'],
    ['1', '%1%'],
    ['true', '%true%'],
  ])('turns %s into %s @S5.43', (typed, pattern) => {
    expect(toLikePattern(typed)).toBe(pattern);
  });

  it('has wildcards at an end, and never two sets of them', () => {
    assert(
      property(text, (one) => {
        const once = toLikePattern(one);
        expect(once).toMatch(/^%|%$/);
        expect(toLikePattern(once)).toBe(once);
      }),
    );
  });
});

describe('fromLikePattern', () => {
  it.each([
    ['%invoice%', 'invoice'],
    ['%a\\_b%', 'a_b'],
    ['%100\\%%', '100\\%'],
    ['%a_b%', '%a_b%'],
    ['%a%b%', '%a%b%'],
    ['inv%', 'inv%'],
  ])('shows %s as %s', (pattern, shown) => {
    expect(fromLikePattern(pattern)).toBe(shown);
  });

  it('shows every pattern that is written here as what gives it again', () => {
    assert(
      property(text, (one) => {
        const pattern = toLikePattern(one);
        expect(toLikePattern(fromLikePattern(pattern))).toBe(pattern);
      }),
    );
  });
});

it.each([
  ['a_b', '%a\\_b%'],
  ['100%', '%100\\%%'],
  ['\\', '%\\\\%'],
])('looks for %s as it stands', (typed, pattern) => {
  expect(literalPattern(typed)).toBe(pattern);
});
