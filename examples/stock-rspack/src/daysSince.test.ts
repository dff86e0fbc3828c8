import { expect, test } from 'vitest';
import { daysSince } from './daysSince';

const NOW = new Date('2026-03-10T12:00:00Z');

test.each([
  ['no date', null, 0],
  ['this morning', '2026-03-10T08:00:00.000+0000', 0],
  ['a week ago, in another zone', '2026-03-03T13:00:00.000+0200', 7],
  ['a date to come', '2026-04-01T00:00:00.000+0000', 0],
])('%s', (_, date, days) => {
  expect(daysSince(date, NOW)).toBe(days);
});
