import { expect, it } from 'vitest';
import { isQuiet, readChoice } from './noticeChoice';

const storage = (kept: unknown) => ({ get: () => kept, set: () => undefined, remove: () => undefined });

it.each([
  [18, 8, 17, false],
  [18, 8, 18, true],
  [18, 8, 7, true],
  [18, 8, 8, false],
  [12, 13, 12, true],
  [12, 13, 13, false],
  [null, 8, 3, false],
  [18, null, 20, false],
])('quiet from %s until %s: at %i %s', (quietFrom, quietUntil, hour, expected) => {
  expect(isQuiet({ isOn: true, quietFrom, quietUntil }, hour)).toBe(expected);
});

it.each([[null], ['on'], [{ isOn: 'yes', quietFrom: 'x' }]])('is off with %j in the browser', (kept) => {
  expect(readChoice(storage(kept))).toEqual({ isOn: false, quietFrom: null, quietUntil: null });
});
