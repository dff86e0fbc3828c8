import { expect, it } from 'vitest';
import { addDays, addMonths, startOfWeek, weeksOf } from './month';

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-03-29', -1, '2026-03-28'],
])('addDays %s and %d days', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('addMonths %s and %d months', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

it.each([
  ['a month of four weeks', '2027-02-10', 1, 4, '2027-02-01', '2027-02-28'],
  ['a month of six weeks', '2026-08-01', 1, 6, '2026-07-27', '2026-09-06'],
  ['weeks from Sunday', '2026-11-21', 0, 5, '2026-11-01', '2026-12-05'],
])('weeksOf %s', (_case, day, first, count, from, to) => {
  const weeks = weeksOf(day, first);
  expect(weeks.length).toEqual(count);
  expect(weeks[0]?.[0]).toEqual(from);
  expect(weeks.at(-1)?.at(-1)).toEqual(to);
});

it.each([
  [1, '2026-11-16'],
  [0, '2026-11-15'],
])('the week begins on weekday %d', (first, expected) => {
  expect(startOfWeek('2026-11-21', first)).toBe(expected);
});
