import { expect, it } from 'vitest';
import { readJsonText } from './readJsonText';

it.each([
  ['', '{ "a/b"'],
  ['/a~1b', '"a/b"'],
  ['/a~1b/0', '1'],
  ['/a~1b/1', '{ "c"'],
  ['/a~1b/1/c', '"c"'],
  ['/a~1b/1/missing', '{ "c"'],
])('finds %j, by the name that messages use, or its owner', (pointer, start) => {
  const text = '{ "a/b": [1, { "c": null }] }';
  const read = readJsonText(text);
  expect(read.ok && read.placeOf(pointer).offset).toBe(text.indexOf(start));
});

it.each([
  ['{}', {}],
  [' [ ] ', []],
  ['{"a":"\\u00e9 \\" \\\\","b":-1.5e3}', { a: 'é " \\', b: -1500 }],
  ['null', null],
])('reads %s', (text, value) => {
  expect(readJsonText(text)).toMatchObject({ ok: true, value });
});

it.each([
  ['{ "a" 1 }', 6, '":" expected'],
  ['{ "a": 1,\n}', 10, 'a name in double quotes'],
  ["{ 'a': 1 }", 2, 'not JSON'],
  ['{ "a": 1 "b": 2 }', 9, '"," expected'],
  ['[1 2]', 3, '"," expected'],
  ['[1,]', 3, 'a value'],
  ['{ "a": yes }', 7, 'not JSON'],
  ['{ "a": 01 }', 8, '"," expected'],
  ['{ "a": "line\nbreak" }', 7, 'not JSON'],
  ['{ "a": [', 8, 'expected'],
  ['{} {}', 3, 'the end'],
  ['{} // and more', 3, 'not JSON'],
  ['', 0, 'a value'],
  ['['.repeat(100_000), 0, 'not JSON'],
])('says where %j stops being JSON', (text, offset, expected) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(readJsonText(text)).toMatchObject({
    ok: false,
    place: { offset },
    message: expect.stringContaining(expected),
  });
});
