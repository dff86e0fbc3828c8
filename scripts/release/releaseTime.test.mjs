import { expect, test } from 'vitest';
import { releaseTime } from './releaseTime.mjs';

test('the builder of a release may set its time', () => {
  expect(releaseTime({ SOURCE_DATE_EPOCH: '1700000000' })).toBe(1_700_000_000);
});

test('a time that zip cannot express becomes the one that npm takes', () => {
  expect(releaseTime({ SOURCE_DATE_EPOCH: '1' })).toBe(499_162_500);
});

test('without a variable, it is the time of the commit, which is the same for everybody', () => {
  expect(releaseTime({})).toBe(releaseTime({}));
  expect(releaseTime({})).toBeGreaterThan(1_700_000_000);
});
