import { describe, expect, it } from 'vitest';
import { parseTestArguments } from './parseTestArguments.mjs';

describe('parseTestArguments', () => {
  it('means everything when nothing is said', () => {
    expect(parseTestArguments([])).toEqual({ part: undefined, rest: [] });
  });

  it('gives what follows the part to its runner', () => {
    expect(parseTestArguments(['e2e', '--grep', 'sign in'])).toEqual({
      part: 'e2e',
      rest: ['--grep', 'sign in'],
    });
  });

  it('refuses options without a part, which would be lost', () => {
    expect(() => parseTestArguments(['--grep', 'x'])).toThrow(/"--grep" is no part of the tests/);
  });
});
