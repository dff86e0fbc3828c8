import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats';

const now = new Date(2026, 10, 21, 12, 0);
const en = formatsFor('en-GB');
const de = formatsFor('de');
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatsFor', () => {
  it('gives the same object for the same locale', () => {
    expect(formatsFor('de')).toBe(de);
  });

  it.each(['xx-unknown', 'not a tag'])('falls back to English for %j', (locale) => {
    expect(formatsFor(locale).number(1234.5)).toBe('1,234.5');
  });
});

it('number separates as the locale does', () => {
  expect([en.number(5012), de.number(5012.5)]).toEqual(['5,012', '5.012,5']);
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_240_000, '1.2 MB'],
  [5e15, '5,000 TB'],
])('bytes writes %d', (bytes, text) => {
  expect(plain(en.bytes(bytes))).toBe(text);
});

it('list joins with the words of the language', () => {
  expect([de.list(['a', 'b', 'c']), en.list(['a', 'b'], 'or')]).toEqual(['a, b und c', 'a or b']);
});

describe('relative', () => {
  it.each([
    ['a few seconds', new Date(2026, 10, 21, 11, 59, 30), 'Now'],
    ['minutes', new Date(2026, 10, 21, 11, 55), '5 min ago'],
    ['hours of the same day', new Date(2026, 10, 21, 10, 30), '1 hr ago'],
    ['later today', new Date(2026, 10, 21, 17, 0), 'In 5 hr'],
    ['the day before', new Date(2026, 10, 20, 8, 0), 'Yesterday'],
    ['the day after', new Date(2026, 10, 22, 23, 0), 'Tomorrow'],
    ['days of the past week', new Date(2026, 10, 17), '4 days ago'],
    ['days of the next week', new Date(2026, 10, 27), 'Fri'],
    ['a week ago', new Date(2026, 10, 14), '14 Nov'],
    ['in a week', new Date(2026, 10, 28), '28 Nov'],
    ['another year', new Date(2027, 0, 3), '3 Jan 2027'],
  ])('writes %s', (_, date, text) => {
    expect(en.relative(date, now)).toBe(text);
  });

  it('prefers minutes to the change of day', () => {
    const midnight = new Date(2026, 10, 22, 0, 10);
    expect(en.relative(new Date(2026, 10, 21, 23, 50), midnight)).toBe('20 min ago');
  });

  it('speaks German', () => {
    expect(de.relative(new Date(2026, 10, 20), now)).toBe('Gestern');
  });
});

describe('in every English and in German', () => {
  it.each([
    ['en', '22 min ago', '4:00 PM', '9:05 AM'],
    ['en-US', '22 min ago', '4:00 PM', '9:05 AM'],
    ['en-GB', '22 min ago', '16:00', '09:05'],
    ['de', 'Vor 22 Min.', '16:00', '09:05'],
  ])('%s writes "%s" and "%s"', (locale, ago, afternoon, morning) => {
    const formats = formatsFor(locale);
    const [late, early] = [new Date(2026, 10, 21, 16, 0), new Date(2026, 10, 21, 9, 5)];
    expect(formats.relative(new Date(now.getTime() - 22 * 60_000), now)).toBe(ago);
    expect([late, early].map((date) => plain(formats.time(date)))).toEqual([afternoon, morning]);
    expect(plain(formats.relativeWithTime(late, now))).toContain(afternoon);
  });

  it('shortens hours to come without a stop', () => {
    expect(formatsFor('en').relative(new Date(2026, 10, 21, 17, 0), now)).toBe('In 5 hr');
  });

  it.each(['en', 'en-GB', 'de', 'fr', 'ar-EG', 'ko', 'sv'])(
    '%s writes a time alone as beside its date',
    (tag) => {
      const [formats, date] = [formatsFor(tag), new Date(2026, 10, 21, 9, 5)];
      expect(formats.dateTime(date)).toContain(formats.time(date));
    },
  );
});

it('begins with a capital only where it stands alone', () => {
  const [hourAgo, before] = [new Date(now.getTime() - 52 * 60_000), new Date(2026, 10, 20, 8, 0)];
  expect([de.relative(hourAgo, now), de.relative(hourAgo, now, 'within')]).toEqual([
    'Vor 52 Min.',
    'vor 52 Min.',
  ]);
  expect(en.relative(before, now, 'within')).toBe('yesterday');
  expect(en.relativeWithTime(before, now, 'within')).toBe('yesterday, 08:00');
});

describe('relativeWithTime', () => {
  it('adds the time to the days around now', () => {
    expect(en.relativeWithTime(new Date(2026, 10, 21, 17, 0), now)).toBe('Today, 17:00');
  });

  it('takes the comma of the language', () => {
    expect(formatsFor('ar').relativeWithTime(new Date(2026, 10, 21, 17, 0), now)).toContain('اليوم، ');
  });

  it('is the relative date on other days', () => {
    expect(en.relativeWithTime(new Date(2026, 11, 24, 17, 0), now)).toBe('24 Dec');
  });
});

it('exact has the day of the week and the seconds', () => {
  expect(en.exact(new Date(2026, 10, 21, 17, 0, 5))).toMatch(/^Saturday,? 21 November 2026.*17:00:05$/);
});

it.each([
  [new Date(2026, 10, 21, 17, 0), '21 Nov 2026, 17:00'],
  [new Date(2026, 10, 21, 17, 0, 5), '21 Nov 2026, 17:00:05'],
  [new Date(2026, 10, 21, 17, 0, 5, 70), '21 Nov 2026, 17:00:05.070'],
])('precise has seconds where there are any: %s', (date, text) => {
  expect(plain(en.precise(date))).toBe(text);
});
