import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDaysBetween, firstWeekdayOf, isOverdue, isToday } from './calendar';
import { toEngineDate } from './engineDate';

afterEach(() => vi.unstubAllEnvs());

const now = new Date(2026, 10, 21, 12, 0);

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

describe('isOverdue', () => {
  it('is true after the moment and false before it', () => {
    const past = toEngineDate(new Date(2026, 10, 21, 11, 59));
    const future = toEngineDate(new Date(2026, 10, 21, 12, 1));
    expect([isOverdue(past, now), isOverdue(future, now)]).toEqual([true, false]);
  });

  it('is false without a date', () => {
    expect([isOverdue(null, now), isOverdue('soon', now)]).toEqual([false, false]);
  });
});

describe('isToday', () => {
  it('is true from midnight to midnight', () => {
    const days = [
      new Date(2026, 10, 20, 23, 59),
      new Date(2026, 10, 21, 0, 0),
      new Date(2026, 10, 21, 23, 59),
    ];
    expect(days.map((date) => isToday(toEngineDate(date), now))).toEqual([false, true, true]);
  });
});

it('knows that German weeks begin on Monday', () => {
  expect(firstWeekdayOf('de')).toBe(1);
});
