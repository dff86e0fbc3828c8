import { expect, it } from 'vitest';
import { readTypedDay } from './readTypedDay';

const NOW = new Date(2026, 10, 26, 10);

it.each([
  ['en', 'this weekend', '2026-11-28', ''],
  ['en', 'mid december', '2026-12-15', ''],
  ['en', 'end of next week', '2026-12-05', ''],
  ['en', 'end of next week at 5pm', '2026-12-05', '5pm'],
  ['en', 'in a fortnight', '2026-12-10', ''],
  ['en', 'in a couple of weeks', '2026-12-10', ''],
  ['en', 'friday noon', '2026-11-27', '12:00'],
  ['en', 'noon tomorrow', '2026-11-27', '12:00'],
  ['en', 'friday morning', '2026-11-27', '09:00'],
  ['en', 'by friday', '2026-11-27', ''],
  ['en', 'the 15th', '2026-12-15', ''],
  ['en', 'next quarter', '2027-01-01', ''],
  ['en', 'week 50', '2026-12-07', ''],
  ['en', 'christmas', '2026-12-25', ''],
  ['en', 'the week after next', '2026-12-06', ''],
  ['en', 'second week of December', '2026-12-08', ''],
  ['en', 'early January', '2027-01-01', ''],
  ['de', 'dieses Wochenende', '2026-11-28', ''],
  ['de', 'Ende nächster Woche', '2026-12-06', ''],
  ['de', 'Freitagnachmittag', '2026-11-27', '15:00'],
  ['de', 'morgen', '2026-11-27', ''],
  ['de', 'kommende Woche', '2026-12-03', ''],
])('%s: "%s" is one day of what the search reads, %s', (locale, typed, day, rest) => {
  expect(readTypedDay(typed.toLowerCase(), { locale, now: NOW })).toEqual({ day, rest });
});

it.each(['this week', 'january', 'soon', 'last year', 'overdue', 'invoice'])('"%s" is no day', (typed) => {
  expect(readTypedDay(typed, { locale: 'en', now: NOW })).toBeNull();
});

it('a weekend that has begun is today', () => {
  const now = new Date(2026, 10, 29, 10);
  expect(readTypedDay('this weekend', { locale: 'en', now })?.day).toBe('2026-11-29');
});
