import { expect, it } from 'vitest';
import { snoozeTimes } from './snoozeTimes';

const untils = (now: string) =>
  snoozeTimes('en', new Date(now)).map(({ until }) => until.toString().slice(0, 21));

it('names the mornings that people snooze to in the words of the locale', () => {
  const now = new Date('2026-11-25T14:30');
  expect(snoozeTimes('en', now).map(({ label }) => label)).toEqual(['Tomorrow', 'Monday', 'Next week']);
  expect(snoozeTimes('de', now).map(({ label }) => label)).toEqual(['Morgen', 'Montag', 'Nächste Woche']);
});

it.each([
  [
    'a Wednesday',
    '2026-11-25T14:30',
    ['Thu Nov 26 2026 09:00', 'Mon Nov 30 2026 09:00', 'Wed Dec 02 2026 09:00'],
  ],
  [
    'a Sunday',
    '2026-11-29T23:59',
    ['Mon Nov 30 2026 09:00', 'Mon Nov 30 2026 09:00', 'Mon Nov 30 2026 09:00'],
  ],
  [
    'a Saturday',
    '2026-11-28T12:00',
    ['Sun Nov 29 2026 09:00', 'Mon Nov 30 2026 09:00', 'Mon Nov 30 2026 09:00'],
  ],
  [
    'a Monday',
    '2026-11-30T00:00',
    ['Tue Dec 01 2026 09:00', 'Mon Dec 07 2026 09:00', 'Mon Dec 07 2026 09:00'],
  ],
])('counts from %s', (_day, now, expected) => {
  expect(untils(now)).toEqual(expected);
});
