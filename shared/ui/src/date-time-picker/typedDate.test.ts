import { describe, expect, it } from 'vitest';
import { loadDayReader, offerDayReader } from './dayReader';
import { quickChoices } from './quickChoices';
import { readingOf, readTime, readTypedDate, spellDate, writeTime, writeTypedDate } from './typedDate';

const NOW = new Date(2026, 10, 21, 10, 30);

function read(text: string, locale = 'en', kind: 'date' | 'date-time' = 'date-time') {
  return readTypedDate(text, { locale, kind, now: NOW, defaultTime: '17:00' });
}

it.each([
  ['en', '05/04/2026', 'May 4'],
  ['en-GB', '05/04/2026', '5 April'],
  ['en', 'tomorrow', 'November 22'],
  ['en', '05/24/2026', ''],
  ['en', '05/05/2026', ''],
  ['de', '05.04.2026', ''],
  ['en', 'soon', ''],
])('says in %s how "%s" is read, where the text alone does not', (locale, text, words) => {
  const reading = readingOf(text, { locale, kind: 'date', now: NOW, defaultTime: '17:00' });
  expect(words === '' ? reading === '' : reading.includes(words)).toBe(true);
});

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

  it.each(['en', 'en-GB', 'de', 'fr', 'es', 'pt-BR', 'nl', 'ja', 'ar-EG', 'fa'])(
    'understands what its own buttons say in %s',
    (locale) => {
      for (const { label, day } of quickChoices(locale, NOW))
        expect([label, read(label, locale, 'date')]).toEqual([label, day]);
    },
  );

  it.each([
    ['en', 'fri', '2026-11-27T17:00'],
    ['en', 'Friday', '2026-11-27T17:00'],
    ['en', 'thurs 9:15', '2026-11-26T09:15'],
    ['en', 'on Monday at 5 pm', '2026-11-23T17:00'],
    ['en', 'sat', '2026-11-28T17:00'],
    ['en', 'next week', '2026-11-28T17:00'],
    ['en', 'Next month 8:00', '2026-12-21T08:00'],
    ['en', '+3', '2026-11-24T17:00'],
    ['en', '-1', '2026-11-20T17:00'],
    ['en', '+3 9:15', '2026-11-24T09:15'],
    ['en', '+2w', '2026-12-05T17:00'],
    ['en', '+1 month', '2026-12-21T17:00'],
    ['en', '+1 days', '2026-11-22T17:00'],
    ['de', '+1 Tag', '2026-11-22T17:00'],
    ['en', 'next Friday', '2026-11-27T17:00'],
    ['en', 'this fri 9:15', '2026-11-27T09:15'],
    ['en', 'last thursday', '2026-11-19T17:00'],
    ['en', 'end of month', '2026-11-30T17:00'],
    ['en', 'end of next month, 5 pm', '2026-12-31T17:00'],
    ['en', 'end of the year', '2026-12-31T17:00'],
    ['de', 'nächsten Freitag', '2026-11-27T17:00'],
    ['de', 'kommenden Di.', '2026-11-24T17:00'],
    ['de', 'Monatsende', '2026-11-30T17:00'],
    ['de', 'Ende nächsten Monats', '2026-12-31T17:00'],
    ['en', 'in 2 days', '2026-11-23T17:00'],
    ['en', 'in a week', '2026-11-28T17:00'],
    ['en', '3 weeks ago', '2026-10-31T17:00'],
    ['en', 'in 2 hours', '2026-11-21T12:30'],
    ['en', 'nov 25', '2026-11-25T17:00'],
    ['en', 'Nov. 25, 5 pm', '2026-11-25T17:00'],
    ['en', '25 nov', '2026-11-25T17:00'],
    ['en', 'November 25th, 2027', '2027-11-25T17:00'],
    ['en', 'nov 25 17:30', '2026-11-25T17:30'],
    ['en', '17:00', '2026-11-21T17:00'],
    ['en', '5 pm', '2026-11-21T17:00'],
    ['en', '9:00', '2026-11-22T09:00'],
    ['en', 'tomorrow, 5:30 PM', '2026-11-22T17:30'],
    ['de', 'fr', '2026-11-27T17:00'],
    ['de', 'Fr.', '2026-11-27T17:00'],
    ['de', 'freitag', '2026-11-27T17:00'],
    ['de', 'Di.', '2026-11-24T17:00'],
    ['de', 'dien', '2026-11-24T17:00'],
    ['de', 'am Freitag um 9 Uhr', '2026-11-27T09:00'],
    ['de', 'nächste woche', '2026-11-28T17:00'],
    ['de', 'nachste woche', '2026-11-28T17:00'],
    ['de', 'nächsten Monat', '2026-12-21T17:00'],
    ['de', '25. nov', '2026-11-25T17:00'],
    ['de', '25 November 2027', '2027-11-25T17:00'],
    ['de', '1. März 2027, 9:15', '2027-03-01T09:15'],
    ['de', '3. sep', '2026-09-03T17:00'],
    ['de', 'morgen 17:00', '2026-11-22T17:00'],
    ['de', 'übermorgen', '2026-11-23T17:00'],
    ['de', 'in 2 tagen', '2026-11-23T17:00'],
    ['de', 'in einer Woche', '2026-11-28T17:00'],
    ['de', 'vor 3 Tagen', '2026-11-18T17:00'],
    ['de', '+3', '2026-11-24T17:00'],
    ['de', '+2 Tage', '2026-11-23T17:00'],
    ['de', '17 Uhr', '2026-11-21T17:00'],
    ['de', 'heute', '2026-11-21T17:00'],
    ['fr', 'dans 2 jours', '2026-11-23T17:00'],
    ['fr', 'vendredi', '2026-11-27T17:00'],
    ['es', '25 de noviembre', '2026-11-25T17:00'],
    ['es', '25 de noviembre de 2027 a las 9:15', '2027-11-25T09:15'],
    ['pt-BR', '25 de novembro de 2027', '2027-11-25T17:00'],
    ['pt-BR', 'sexta às 9:15', '2026-11-27T09:15'],
    ['ar-EG', '٢٤/١٢/٢٠٢٦', '2026-12-24T17:00'],
  ])('%s: %s in words', (locale, text, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  it.each([
    ['en', 'next steps'],
    ['en', 'end of the line'],
    ['en', 'ju 5'],
    ['en', 't'],
    ['en', 'save the date'],
    ['en', 'sat the date'],
    ['en', 'nov'],
    ['en', 'nov 31'],
    ['en', '31 feb'],
    ['en', 'fri 25:00'],
    ['en', '+3 of them'],
    ['en', '+3x'],
    ['en', '+2m'],
    ['en', 'in 9999 years'],
    ['en', '5'],
    ['en', 'freitag'],
    ['en', '17:00 or so'],
    ['de', 'so wie immer'],
    ['de', 'die'],
    ['de', 'mit'],
    ['en', 'we'],
    ['de', 'bald'],
    ['de', 'nächsten Schritt'],
  ])('%s: guesses nothing of %s', (locale, text) => {
    expect(read(text, locale)).toBeNull();
  });

  it.each([
    ['en', '1st of january', '2027-01-01'],
    ['en', '1/5', '2027-01-05'],
    ['en', 'nov 21', '2026-11-21'],
    ['en', '1/5/2026', '2026-01-05'],
    ['de', '1. Januar', '2027-01-01'],
    ['de', '3.1.', '2027-01-03'],
  ])('%s: without a year, "%s" is the next one where dates must lie ahead', (locale, text, day) => {
    const options = { locale, kind: 'date', now: NOW, defaultTime: '17:00', isAhead: true } as const;
    expect(readTypedDate(text, options)).toBe(day);
  });

  it('asks the reader of the search for other words, once that is there', async () => {
    offerDayReader(async () => (typed) => (typed === 'soon' ? { day: '2026-12-01', rest: '9:00' } : null));
    expect(read('soon')).toBeNull();
    await loadDayReader();
    expect([read('Soon'), read('soon', 'en', 'date'), read('later')]).toEqual([
      '2026-12-01T09:00',
      null,
      null,
    ]);
    offerDayReader(async () => () => null);
  });

  it('proposes no time that has passed, as the buttons do not', () => {
    const now = new Date(2026, 10, 21, 18);
    const options = { locale: 'en', kind: 'date-time', now, defaultTime: '17:00' } as const;
    expect([readTypedDate('today', options), readTypedDate('17:00', options)]).toEqual([
      '2026-11-21T23:59',
      '2026-11-22T17:00',
    ]);
  });

  it('takes words for days, and no time for one, where only the day counts', () => {
    expect(['fri', 'in 2 days', '17:00', 'fri 17:00'].map((text) => read(text, 'en', 'date'))).toEqual([
      '2026-11-27',
      '2026-11-23',
      null,
      null,
    ]);
  });

  it('takes no time where there is none', () => {
    expect(read('12/24/2026', 'en', 'date')).toBe('2026-12-24');
    expect(read('12/24/2026 17:00', 'en', 'date')).toBeNull();
  });
});

it.each([
  ['en', '2026-12-04T17:00', '12/04/2026 5:00 PM'],
  ['en', '2026-12-04T09:05', '12/04/2026 9:05 AM'],
  ['en-GB', '2026-12-04T17:00', '04/12/2026 17:00'],
  ['ar-EG', '2026-12-04T17:00', '٠٤/١٢/٢٠٢٦ ١٧:٠٠'],
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
  ['5:30 PM', '17:30'],
  ['9:15:02', '09:15:02'],
  ['9:15:00.000', '09:15'],
  ['9:15:99', null],
  ['24:00', null],
  ['nine', null],
])('readTime: %s', (text, expected) => {
  expect(readTime(text)).toBe(expected);
});

it.each([
  ['en', '16:00', '4:00 PM'],
  ['en', '00:30', '12:30 AM'],
  ['en', '16:00:05', '16:00:05'],
  ['de', '16:00', '16:00'],
  ['ko', '16:00', '16:00'],
  ['en', '', ''],
])('%s: writes the time %s as %s', (locale, time, text) => {
  expect(writeTime(time, locale)).toBe(text);
});

it.each([
  ['en', '2026-11-27T17:00', 'Friday, November 27, 2026 at 5:00 PM'],
  ['en', '2026-11-27', 'Friday, November 27, 2026'],
  ['de', '2026-11-27T17:00', 'Freitag, 27. November 2026 um 17:00'],
])('%s: spells %s', (locale, value, text) => {
  expect(spellDate(value, locale).replace(/\u202f/g, ' ')).toBe(text);
});
