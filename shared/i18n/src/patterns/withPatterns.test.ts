import { afterEach, expect, it, vi } from 'vitest';
import type { DatePatterns } from './withPatterns';

const now = new Date(2026, 10, 21, 12, 0);
const then = new Date(2026, 8, 4, 8, 30);

afterEach(() => {
  globalThis.taskweaveDates = undefined;
});

/** As every part of the page does it, each with its own copy. */
async function formatsWith(patterns: DatePatterns) {
  vi.resetModules();
  const { withPatterns } = await import('./withPatterns');
  globalThis.taskweaveDates = (formats) => withPatterns(formats, patterns);
  const { formatsFor } = await import('../formats');
  return formatsFor('en-GB');
}

it('writes each date by the pattern of its kind', async () => {
  const formats = await formatsWith({
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

it('leaves what has no pattern, words for the days around now, and seconds', async () => {
  const formats = await formatsWith({ abbr: 'D.M. HH:mm' });
  expect([
    formats.date(then, now),
    formats.relative(new Date(2026, 10, 20), now),
    formats.precise(new Date(2026, 8, 4, 8, 30, 7)),
  ]).toEqual(['4 Sept', 'Yesterday', '4 Sept 2026, 8:30:07']);
});
