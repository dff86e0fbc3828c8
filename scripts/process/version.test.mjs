import { describe, expect, it } from 'vitest';
import { isAtLeast, parseVersion } from './version.mjs';

describe('parseVersion', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', [17, 0, 15]],
    ['java version "1.8.0_292"', [8, 0]],
    ['openjdk version "25" 2025-09-16', [25]],
    ['\u001b[1mApache Maven 3.8.7\u001b[m', [3, 8, 7]],
    ['Apache Maven 4.0.0-rc-4 (bed0f8174bf728978f86fac533aa38a9511f3872)', [4, 0, 0]],
    ['command not found', undefined],
  ])('reads %j', (text, version) => {
    expect(parseVersion(text)).toEqual(version);
  });
});

describe('isAtLeast', () => {
  it.each([
    [[17], [17], true],
    [[16, 0, 2], [17], false],
    [[3, 10], [3, 8], true],
    [[3], [3, 8], false],
    [[4], [3, 8], true],
  ])('%j against %j: %s', (version, least, expected) => {
    expect(isAtLeast(version, least)).toBe(expected);
  });
});
