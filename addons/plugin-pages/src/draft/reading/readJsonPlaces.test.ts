import { expect, it } from 'vitest';
import { readJsonPlaces } from './readJsonPlaces';

it('finds every member and entry, by the name that messages use', () => {
  const text = '{ "a/b": [1, { "c": null }] }';
  const read = readJsonPlaces(text);
  expect(read.ok && Object.fromEntries(read.places)).toEqual({
    '': 0,
    '/a~1b': text.indexOf('"a/b"'),
    '/a~1b/0': text.indexOf('1'),
    '/a~1b/1': text.indexOf('{ "c"'),
    '/a~1b/1/c': text.indexOf('"c"'),
  });
});

it.each([
  ['{}', {}],
  [' [ ] ', []],
  ['{"a":"\\u00e9 \\" \\\\","b":-1.5e3}', { a: 'é " \\', b: -1500 }],
  ['null', null],
])('reads %s', (text, value) => {
  expect(readJsonPlaces(text)).toMatchObject({ ok: true, value });
});

it.each([
  ['{ "a" 1 }', 6, '":" expected'],
  ['{ "a": 1,\n}', 10, 'a name in double quotes'],
  ["{ 'a': 1 }", 2, 'a name in double quotes'],
  ['{ "a": 1 "b": 2 }', 9, '"," or "}"'],
  ['[1 2]', 3, '"," or "]"'],
  ['[1,]', 3, 'a value'],
  ['{ "a": yes }', 7, 'a value'],
  ['{ "a": 01 }', 8, '"," or "}"'],
  ['{ "a": "line\nbreak" }', 7, 'a value'],
  ['{ "a": [', 8, 'a value'],
  ['{} {}', 3, 'the end'],
  ['', 0, 'a value'],
  ['['.repeat(200), 101, 'less nesting'],
])('says where %j stops being JSON', (text, offset, expected) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(readJsonPlaces(text)).toEqual({
    ok: false,
    offset,
    message: expect.stringContaining(expected),
  });
});
