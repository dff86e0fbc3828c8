// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { isScriptText, readScriptText, timeOf, toControlText, toWireDate } from './scriptText';

describe('readScriptText', () => {
  it.each([
    ['Integer', '100', 100],
    ['Integer', '-100', -100],
    ['Long', ' 0 ', 0],
    ['Short', '7', 7],
    ['Long', '1234567890987654321', '1234567890987654321'],
    ['Float', '100.1', 100.1],
    ['Double', '-100.10', -100.1],
    ['Double', '-100e10', -100e10],
    ['Boolean', ' true ', true],
    ['Boolean', 'false', false],
    ['Date', ' 2013-01-23T13:42:42 ', '2013-01-23T13:42:42'],
    ['Json', '{"a":1}', { a: 1 }],
    ['Xml', '<a/>', '<a/>'],
    ['String', ' x ', ' x '],
    ['Bytes', 'x', 'x'],
    [undefined, 'x', 'x'],
  ])('reads a %s: %j', (type, text, value) => {
    expect(readScriptText(text, type)).toEqual(value);
  });

  it.each([
    ['Integer', '100.10'],
    ['Short', 'x'],
    ['Float', '100.10a'],
    ['Double', '100-'],
    ['Double', '01'],
    ['Double', '1.'],
    ['Boolean', 'strue'],
    ['Boolean', 'wahr'],
    ['Boolean', '1'],
    ['Boolean', '0'],
    ['Boolean', ''],
    ['Date', '2013-01-23T13:42'],
    ['Date', '2013-01-23T60:42:40'],
    ['Date', '2013-01-23T27:42:40'],
    ['Date', '2013-13-23T13:42:40'],
    ['Date', '2013-02-30T13:42:40'],
    ['Date', 'tomorrow'],
    ['Json', '{'],
    ['Xml', '<a>'],
  ])('refuses what is no %s: %j', (type, text) => {
    expect(isScriptText(text, type)).toBe(false);
    expect(() => readScriptText(text, type)).toThrow(`Value '${text}' is not of type ${type}`);
  });

  it('names the value without the space around it', () => {
    expect(() => readScriptText(' 100.10 ', 'Integer')).toThrow("Value '100.10' is not of type Integer");
  });
});

describe('dates', () => {
  it('shows local time without milliseconds', () => {
    expect(toControlText('2013-01-23T13:42:42.657+0200', 'Date')).toBe('2013-01-23T12:42:42');
  });

  it.each([
    ['a text', '2013-01-23T13:42:42'],
    ['a Date', new Date(2013, 0, 23, 13, 42, 42)],
    ['an object of a date library', { toDate: () => new Date(2013, 0, 23, 13, 42, 42) }],
  ])('sends %s with milliseconds and zone', (_kind, value) => {
    expect(toWireDate(value)).toBe('2013-01-23T13:42:42.000+0100');
    expect(timeOf(value)).toBe(new Date(2013, 0, 23, 13, 42, 42).getTime());
  });

  it('leaves what is no date to the engine', () => {
    expect(toWireDate('tomorrow')).toBe('tomorrow');
  });
});

it.each([
  [null, 'String', ''],
  [undefined, undefined, ''],
  [100.1, 'Double', '100.1'],
  [true, 'Boolean', 'true'],
  [{ a: 1 }, 'Json', '{"a":1}'],
])('shows %j of type %s as %j', (value, type, text) => {
  expect(toControlText(value, type)).toBe(text);
});
