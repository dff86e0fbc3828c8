import { expect, it, vi } from 'vitest';
import { spanOf } from './daysOf';

const MONDAY = 1;
const THURSDAY = new Date(2026, 10, 26, 9);

it.each([
  ['this morning', new Date(2026, 10, 26, 0, 0), 'today'],
  ['a minute ahead, by a clock that is wrong', new Date(2026, 10, 26, 9, 1), 'today'],
  ['the last minute of the day before', new Date(2026, 10, 25, 23, 59), 'yesterday'],
  ['Monday', new Date(2026, 10, 23, 0, 0), 'week'],
  ['Sunday', new Date(2026, 10, 22, 23, 59), 'older'],
])('puts %s under its head', (_when, completed, span) => {
  expect(spanOf(completed, THURSDAY, MONDAY)).toBe(span);
});

it('has Sunday in this week where weeks begin on it', () => {
  expect(spanOf(new Date(2026, 10, 22, 12), THURSDAY, 0)).toBe('week');
});

it('reckons days in the time zone of the person', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const now = new Date('2026-11-26T20:00:00Z');
  expect(spanOf(new Date('2026-11-26T19:00:00Z'), now, MONDAY)).toBe('today');
  expect(spanOf(new Date('2026-11-26T18:00:00Z'), now, MONDAY)).toBe('yesterday');
});
