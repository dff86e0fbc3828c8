import { describe, expect, it } from 'vitest';
import { parseEngineDate, toEngineDate, toInputDate, toInputDateTime, toLocalDateTime } from './engineDate';

describe('parseEngineDate', () => {
  it.each([
    ['2013-01-23T13:42:42.657+0200', '2013-01-23T11:42:42.657Z'],
    ['2013-01-23T13:42:42.657+02:00', '2013-01-23T11:42:42.657Z'],
    ['2013-01-23T13:42:42+02', '2013-01-23T11:42:42.000Z'],
    ['2013-01-23T13:42:42.6-0330', '2013-01-23T17:12:42.600Z'],
    ['2013-01-23T13:42Z', '2013-01-23T13:42:00.000Z'],
    ['2013-01-23T13:42:42.657123z', '2013-01-23T13:42:42.657Z'],
  ])('reads %s', (text, utc) => {
    expect(parseEngineDate(text)?.toISOString()).toBe(utc);
  });

  it('reads a date without an offset in local time @S5.37', () => {
    expect(parseEngineDate('2013-01-23T13:42:42')).toEqual(new Date(2013, 0, 23, 13, 42, 42));
  });

  it('reads a bare day as its local midnight', () => {
    expect(parseEngineDate('2013-01-23')).toEqual(new Date(2013, 0, 23));
  });

  it.each([
    '',
    'soon',
    '2013-13-40T00:00:00Z',
    '2013-02-29',
    '2013-02-31T10:00:00Z',
    '23.01.2013',
    '2013-01-23T13:42:42.657+0200x',
  ])('refuses %j', (text) => {
    expect(parseEngineDate(text)).toBeNull();
  });

  it('takes a missing date for none', () => {
    expect([parseEngineDate(null), parseEngineDate(undefined)]).toEqual([null, null]);
  });
});

describe('toEngineDate', () => {
  it('writes milliseconds and an offset without a colon @S5.44 @S9.14', () => {
    expect(toEngineDate(new Date(2013, 0, 3, 4, 5, 6, 7))).toMatch(/^2013-01-03T04:05:06\.007[+-]\d{4}$/);
  });

  it('writes what parseEngineDate reads as the same moment', () => {
    const date = new Date(2026, 6, 21, 17, 30, 1, 250);
    expect(parseEngineDate(toEngineDate(date))).toEqual(date);
  });

  it('writes an offset west of Greenwich with half an hour', () => {
    const date = new Date(2026, 0, 1);
    date.getTimezoneOffset = () => 210;
    expect(toEngineDate(date)).toMatch(/-0330$/);
  });
});

describe('values of date inputs', () => {
  it('are in local time', () => {
    const date = new Date(2026, 0, 2, 3, 4);
    expect(toInputDate(date)).toBe('2026-01-02');
    expect(toInputDateTime(date)).toBe('2026-01-02T03:04');
  });
  it.each([
    [new Date(2026, 0, 2, 3, 4), '2026-01-02T03:04'],
    [new Date(2026, 0, 2, 3, 4, 5), '2026-01-02T03:04:05'],
    [new Date(2026, 0, 2, 3, 4, 0, 7), '2026-01-02T03:04:00.007'],
  ])('have seconds where there are any: %s', (date, text) => {
    expect(toLocalDateTime(date)).toBe(text);
  });
});
