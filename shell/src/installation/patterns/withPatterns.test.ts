import { adjustFormats, formatsFor } from '@taskweave/i18n/formats';
import { afterEach, expect, it } from 'vitest';
import { withPatterns } from './withPatterns';

const now = new Date(2026, 10, 21, 12, 0);
const then = new Date(2026, 8, 4, 8, 30);

afterEach(() => {
  adjustFormats(() => undefined);
});

function formatsWith(patterns: Parameters<typeof withPatterns>[1]) {
  adjustFormats((formats) => withPatterns(formats, patterns));
  return formatsFor('en-GB');
}

it('writes each date by the pattern of its kind @T9.24', () => {
  const formats = formatsWith({
    normal: 'DD.MM.YYYY HH:mm',
    long: 'dddd, DD.MM.YYYY',
    short: 'DD.MM.YY',
    abbr: 'D.M. HH:mm',
    day: 'D.',
    monthName: 'MMM',
  });
  expect([
    formats.dateTime(then),
    formats.exact(then),
    formats.date(then, now),
    formats.relative(then, now),
    formats.precise(then),
    formats.heading(then, now),
  ]).toEqual(['04.09.2026 08:30', 'Friday, 04.09.2026', '04.09.26', '04.09.26', '4.9. 08:30', '4. Sept']);
});

it('leaves what has no pattern, words for the days around now, and seconds', () => {
  const formats = formatsWith({ abbr: 'D.M. HH:mm' });
  expect(formats.date(then, now)).toBe('4 Sept');
  expect(formats.relative(new Date(2026, 10, 20), now)).toBe('Yesterday');
  expect(formats.precise(new Date(2026, 8, 4, 8, 30, 7))).toBe('4 Sept 2026, 8:30:07');
});
