// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { isScriptText, readScriptText, timeOf, toControlText, toWireDate } from './scriptText';

describe('readScriptText', () => {
  it.each([
    ['Integer', '100', '@S5.2', 100],
    ['Integer', '-100', '@S5.2', -100],
    ['Long', ' 0 ', '@S5.2', 0],
    ['Short', '7', '@S5.2', 7],
    ['Long', '1234567890987654321', '@S5.2', '1234567890987654321'],
    ['Float', '100.1', '@S5.3', 100.1],
    ['Double', '-100.10', '@S5.3', -100.1],
    ['Double', '-100e10', '@S5.3', -100e10],
    ['Boolean', ' true ', '@S5.4', true],
    ['Boolean', 'false', '@S5.4', false],
    ['Date', ' 2013-01-23T13:42:42 ', '@S5.5 @S5.37', '2013-01-23T13:42:42'],
    ['Json', '{"a":1}', '@S3.29', { a: 1 }],
    ['Xml', '<a/>', '@S3.29', '<a/>'],
    ['String', ' x ', '@S5.7', ' x '],
    ['Bytes', 'x', '@S5.7', 'x'],
    [undefined, 'x', '@S5.7', 'x'],
  ])('reads a %s: %j %s', (type, text, _tags, value) => {
    expect(readScriptText(text, type)).toEqual(value);
  });

  it.each([
    ['Integer', '100.10', '@S5.2'],
    ['Short', 'x', '@S5.2'],
    ['Float', '100.10a', '@S5.3'],
    ['Double', '100-', '@S5.3'],
    ['Double', '01', '@S5.3'],
    ['Double', '1.', '@S5.3'],
    ['Boolean', 'strue', '@S5.4'],
    ['Boolean', 'wahr', '@S5.4'],
    ['Boolean', '1', '@S5.4'],
    ['Boolean', '0', '@S5.4'],
    ['Boolean', '', '@S5.4'],
    ['Date', '2013-01-23T13:42', '@S5.5'],
    ['Date', '2013-01-23T60:42:40', '@S5.5'],
    ['Date', '2013-01-23T27:42:40', '@S5.5'],
    ['Date', '2013-13-23T13:42:40', '@S5.5'],
    ['Date', '2013-02-30T13:42:40', '@S5.5'],
    ['Date', 'tomorrow', '@S5.5'],
    ['Json', '{', '@S5.6'],
    ['Xml', '<a>', '@S5.6'],
  ])('refuses what is no %s: %j %s', (type, text) => {
    expect(isScriptText(text, type)).toBe(false);
    expect(() => readScriptText(text, type)).toThrow(`Value '${text}' is not of type ${type}`);
  });

  it('names the value without the space around it @S5.8', () => {
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
