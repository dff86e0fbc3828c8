import { describe, expect, it, vi } from 'vitest';
import { calendarDaysBetween, firstWeekdayOf, startOfDay } from './calendar';

const now = new Date(2026, 10, 21, 12, 0);

it('startOfDay counts a day of 25 hours as one day', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const start = startOfDay(new Date(2026, 9, 25, 12));
  expect((startOfDay(start, 1).getTime() - start.getTime()) / 3_600_000).toBe(25);
});

describe('calendarDaysBetween', () => {
  it('counts calendar days, not spans of 24 hours', () => {
    expect(calendarDaysBetween(new Date(2026, 10, 21, 23, 59), new Date(2026, 10, 22, 0, 1))).toBe(1);
  });

  it('is not misled by the change to daylight saving time', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(new Date(2026, 2, 30).getTime() - new Date(2026, 2, 29).getTime()).toBe(23 * 3_600_000);
    expect(calendarDaysBetween(new Date(2026, 2, 29), new Date(2026, 2, 30))).toBe(1);
  });

  it('is negative for the past', () => {
    expect(calendarDaysBetween(now, new Date(2026, 10, 19, 23))).toBe(-2);
  });
});

it('knows that German weeks begin on Monday', () => {
  expect(firstWeekdayOf('de')).toBe(1);
});
