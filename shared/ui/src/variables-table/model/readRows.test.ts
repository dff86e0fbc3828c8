// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isRows, readRows } from './readRows';

const read = (text: string) =>
  readRows(text).map(({ name, type, text: value, isNull }) => [name, type, value, isNull]);

it('reads name, type and value, whatever ends the lines', () => {
  expect(read('a\tlong\t12\r\nb\tBoolean\tTRUE\nc\tString\ttwo words')).toEqual([
    ['a', 'Long', '12', false],
    ['b', 'Boolean', 'true', false],
    ['c', 'String', 'two words', false],
  ]);
});

it('takes cells in quotes with line breaks and quotes inside', () => {
  expect(read('a\tJson\t"{""x"":\n1}"\nb\tInteger\t2')).toEqual([
    ['a', 'Json', '{"x":\n1}', false],
    ['b', 'Integer', '2', false],
  ]);
});

it('takes the second cell for a text where it is no type', () => {
  expect(read('a\thello\nb')).toEqual([
    ['a', 'String', 'hello', false],
    ['b', 'String', '', false],
  ]);
});

it('leaves out the names of the columns, and empty lines', () => {
  expect(read('Name\tTyp\tWert\n\na\tInteger\t1\n\t\t\n')).toEqual([['a', 'Integer', '1', false]]);
});

it('takes an empty cell for null where there is no empty text', () => {
  expect(read('a\tInteger\t\nb\tString\t\nc\tDate\tnull')).toEqual([
    ['a', 'Integer', '', true],
    ['b', 'String', '', false],
    ['c', 'Date', '', true],
  ]);
});

it('keeps what is no value of the type, for the person to mend', () => {
  expect(read('a\tInteger\tmany')).toEqual([['a', 'Integer', 'many', false]]);
});

it('knows rows from a text that is pasted into a field', () => {
  expect([isRows('a\tb'), isRows('just text'), isRows('text\t')]).toEqual([true, false, false]);
});
