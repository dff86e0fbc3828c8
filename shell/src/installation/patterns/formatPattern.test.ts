import { expect, it } from 'vitest';
import { formatPattern } from './formatPattern';

const DATE = new Date(2026, 10, 4, 17, 5, 9, 70);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['DD.MM.YYYY HH:mm', 'de', '04.11.2026 17:05'],
  ['D. MMMM YYYY', 'de', '4. November 2026'],
  ['dddd, D MMM YY', 'en-GB', 'Wednesday, 4 Nov 26'],
  ['h:mm A', 'en-US', '5:05 PM'],
  ['hh:mm:ss.SSS a', 'en-US', '05:05:09.070 pm'],
  ['MMMM Do', 'en', 'November 4th'],
  ['Do MMM', 'de', '4. Nov.'],
  ['[Day] D [of] MMMM', 'en', 'Day 4 of November'],
  ['Q E H m s M', 'en', '4 3 17 5 9 11'],
  ['ddd dd', 'en', 'Wed Wed'],
  ['D MMMM', 'pl', '4 listopada'],
  ['DD/MM/YYYY', 'ar-EG', '٠٤/١١/٢٠٢٦'],
  ['no 7', 'en', 'no 7'],
])('writes %j in %s @S9.14', (pattern, locale, text) => {
  expect(plain(formatPattern(DATE, pattern, locale))).toBe(text);
});

it.each([
  ['L', '04/11/2026'],
  ['LL', '4 November 2026'],
  ['LLL', '4 November 2026 at 17:05'],
  ['LLLL', 'Wednesday, 4 November 2026 at 17:05'],
  ['l', '04/11/2026'],
  ['ll', '4 Nov 2026'],
  ['lll', '4 Nov 2026, 17:05'],
  ['LT LTS', '17:05 17:05:09'],
])('writes %s in the order of the locale', (pattern, text) => {
  expect(plain(formatPattern(DATE, pattern, 'en-GB'))).toBe(text);
});

it('writes the distance to UTC', () => {
  expect(formatPattern(DATE, 'Z ZZ', 'en')).toMatch(/^[+-]\d\d:\d\d [+-]\d{4}$/);
});
