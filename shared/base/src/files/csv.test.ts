import { expect, it } from 'vitest';
import { csvDate, csvField, csvRow } from './csv';

it.each([
  ['Approve invoice', '"Approve invoice"'],
  ['12" pizza, large', '"12"" pizza, large"'],
  ['two\nlines', '"two\nlines"'],
  ['', '""'],
  [null, '""'],
  [42, '"42"'],
  [-7, '"-7"'],
  ['-12.50', '"-12.50"'],
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ['+cmd|calc', '"\'+cmd|calc"'],
  ['-1+1', '"\'-1+1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\t\'=1"'],
  ['A-17;=HYPERLINK("http://evil")', '"A-17;\'=HYPERLINK(""http://evil"")"'],
  [";=cmd|'/c calc'!A0", "\";'=cmd|'/c calc'!A0\""],
  ['one\r\n=1\n@2\t+3; -4', "\"one\r\n'=1\n'@2\t'+3;' -4\""],
  ['＝1', '"\'＝1"'],
  ['x;＋1', '"x;\'＋1"'],
  ['  =1', '"\'  =1"'],
])('%j becomes %s', (value, field) => {
  expect(csvField(value)).toBe(field);
});

it('ends a row as spreadsheets expect it', () => {
  expect(csvRow(['a', 1, null])).toBe('"a","1",""\r\n');
});

it('begins no row of several fields with a signed number', () => {
  expect(csvRow(['-1', -1])).toBe('"\'-1","-1"\r\n');
  expect(csvRow([-1])).toBe('"-1"\r\n');
});

it('writes a date without what spreadsheets do not read', () => {
  expect(csvDate('2026-11-26T16:05:00.000+0100')).toBe('2026-11-26 16:05');
  expect([csvDate('soon'), csvDate(null)]).toEqual(['soon', null]);
});
