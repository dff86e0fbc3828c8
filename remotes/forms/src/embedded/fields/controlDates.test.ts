import { describe, expect, it } from 'vitest';
import { type DateControl, readDateText, toDateText } from './controlDates';

const MOMENT = new Date(2026, 6, 15, 0, 30, 15, 250);

describe('a moment in a control for dates', () => {
  it.each([
    ['date', '2026-07-15', '2026-07-20', new Date(2026, 6, 20, 0, 30, 15, 250)],
    ['time', '00:30:15.250', '08:05', new Date(2026, 6, 15, 8, 5)],
    ['datetime-local', '2026-07-15T00:30:15.250', '2026-07-15T08:05', new Date(2026, 6, 15, 8, 5)],
    ['month', '2026-07', '2026-02', new Date(2026, 1, 15, 0, 30, 15, 250)],
    ['week', '2026-W29', '2026-W01', new Date(2025, 11, 31, 0, 30, 15, 250)],
  ] as const)('%s shows its part, and keeps the rest', (type, shown, entered, expected) => {
    expect(toDateText(MOMENT, type)).toBe(shown);
    expect(readDateText(shown, type, MOMENT)).toEqual(MOMENT);
    expect(readDateText(entered, type, MOMENT)).toEqual(expected);
  });

  it.each([
    ['date', '2026-07-20', new Date(2026, 6, 20)],
    ['month', '2026-07', new Date(2026, 6, 1)],
    ['week', '2026-W30', new Date(2026, 6, 20)],
    ['time', '08:05', null],
  ] as const)('invents neither an hour nor a day (%s)', (type, text, expected) => {
    expect(readDateText(text, type, null)).toEqual(expected);
  });

  it('takes the last day of a shorter month', () => {
    expect(readDateText('2026-02', 'month', new Date(2026, 0, 31))).toEqual(new Date(2026, 1, 28));
  });

  it.each([
    ['datetime-local', '2026-03-29T02:30', null],
    ['time', '02:30', new Date(2026, 2, 29, 12)],
  ] as const)('refuses a skipped time (%s)', (type, text, before) => {
    expect(readDateText(text, type, before)).toBeNull();
  });

  it.each([
    ['2026-10-25T00:45:00Z', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:45:00Z', '2026-10-25T01:30:00.000Z'],
  ])('stays in its one of two equal hours', (before, expected) => {
    const date = readDateText('2026-10-25T02:30', 'datetime-local', new Date(before));
    expect(date?.toISOString()).toBe(expected);
  });

  it.each(['date', 'time', 'datetime-local', 'month', 'week'] satisfies DateControl[])(
    'refuses what is none (%s)',
    (type) => {
      expect(readDateText('x', type, null)).toBeNull();
    },
  );
});
