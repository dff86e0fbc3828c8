import { describe, expect, it } from 'vitest';
import { readTime, readTypedDate, writeTypedDate } from './typedDate';

const NOW = new Date(2026, 10, 21, 10, 30);

function read(text: string, locale = 'en', kind: 'date' | 'date-time' = 'date-time') {
  return readTypedDate(text, { locale, kind, now: NOW, defaultTime: '17:00' });
}

describe('readTypedDate', () => {
  it.each([
    ['en', '12/24/2026 5:30 PM', '2026-12-24T17:30'],
    ['en', '12/24/26, 5 pm', '2026-12-24T17:00'],
    ['en', '12/24', '2026-12-24T17:00'],
    ['en', '12/24 9:15', '2026-12-24T09:15'],
    ['en', 'tomorrow', '2026-11-22T17:00'],
    ['en', 'Today 18:00', '2026-11-21T18:00'],
    ['de', '24.12.2026 17:30', '2026-12-24T17:30'],
    ['de', '24.12.26', '2026-12-24T17:00'],
    ['de', '24.12. 9:15', '2026-12-24T09:15'],
    ['de', '24.12. 9 Uhr', '2026-12-24T09:00'],
    ['de', 'Übermorgen', '2026-11-23T17:00'],
    ['de', '2026-12-24T08:00', '2026-12-24T08:00'],
    ['en', '2026-12-24T08:00:30.1234', '2026-12-24T08:00:30.1234'],
    ['en', '2026-12-24T08:00:00', '2026-12-24T08:00'],
    ['en', '12/24/2026 8:00:05 pm', '2026-12-24T20:00:05'],
    ['de', '24.12.2026 08:00:05', '2026-12-24T08:00:05'],
    ['en', '2026-12-24T08:00:30.123+0000', '2026-12-24T09:00:30.123'],
    ['en', '2026-07-01T06:30:00Z', '2026-07-01T08:30'],
    ['en', '2026-12-24', '2026-12-24T17:00'],
    ['ko', '2026. 12. 24. 08:00', '2026-12-24T08:00'],
    ['en', '  ', ''],
  ])('%s: %s', (locale, text, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  it.each([
    'soon',
    '31/31/2026',
    '2026-02-30',
    '12/24/2026 25:00',
    '12/24/2026 5:99',
    '12/24/2026 5:00:60',
    '2026-12-24T08:00:00.12345',
    '13/01/2026',
    '12',
  ])('refuses %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it('takes no time where there is none', () => {
    expect(read('12/24/2026', 'en', 'date')).toBe('2026-12-24');
    expect(read('12/24/2026 17:00', 'en', 'date')).toBeNull();
  });
});

it.each([
  ['en', '2026-12-04T17:00', '12/04/2026 17:00'],
  ['de', '2026-12-04T17:00', '04.12.2026 17:00'],
  ['de', '2026-12-04T17:00:02.5', '04.12.2026 17:00:02.5'],
  ['sv', '2026-12-04', '2026-12-04'],
  ['de', '', ''],
])('%s: writes %s so that it can be read back', (locale, value, expected) => {
  const text = writeTypedDate(value, locale);
  expect(text).toBe(expected);
  expect(read(text, locale, value.includes('T') ? 'date-time' : 'date')).toBe(value);
});

it.each([
  ['9', '09:00'],
  ['9:15', '09:15'],
  ['0915', '09:15'],
  ['12 am', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['9:15:02', '09:15:02'],
  ['9:15:00.000', '09:15'],
  ['9:15:99', null],
  ['24:00', null],
  ['nine', null],
])('readTime: %s', (text, expected) => {
  expect(readTime(text)).toBe(expected);
});
