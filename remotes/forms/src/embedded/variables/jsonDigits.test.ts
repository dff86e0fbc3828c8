import { describe, expect, it } from 'vitest';
import { assignInPlace, parseJson, writeJson } from './jsonDigits';

describe('JSON', () => {
  it.each([
    '{"a":9007199254740993}',
    '{"a":[9007199254740992,9007199254740993,1.0,1e21,0.10],"b":"9007199254740993"}',
    '{"__proto__":{"no":9007199254740993},"\\"":-9223372036854775808}',
    '{"a":"#1#","b":[{"c":[[9223372036854775807]]}]}',
  ])('comes back as it was: %s', (text) => {
    expect(writeJson(parseJson(text))).toBe(text);
  });

  it('is to scripts what the browser makes of it', () => {
    const text = '{"a":9007199254740993,"b":[1.0,"x",null,true]}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each(['{', '{"a":01}', '-', '"', '{"a":1.}'])('refuses %s', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it('keeps the digits of what stays, where a script changes something else', () => {
    const value = parseJson(
      '{"no":9007199254740993,"rows":[{"id":9007199254740995},{"id":1}],"name":"a"}',
    ) as {
      name: string;
      rows: object[];
    };
    value.name = 'b';
    value.rows.shift();
    value.rows.push({ id: 2, $$hashKey: 'object:3' });
    expect(writeJson(value)).toBe('{"no":9007199254740993,"rows":[{"id":1},{"id":2}],"name":"b"}');
  });

  it('keeps the digits of a number that goes to another place of its list', () => {
    const list = parseJson('[1,9007199254740993]') as number[];
    list.shift();
    expect(writeJson(list)).toBe('[9007199254740993]');
  });

  it('writes another number as it is', () => {
    const value = parseJson('{"no":9007199254740993}') as { no: number };
    value.no = 7;
    expect(writeJson(value)).toBe('{"no":7}');
  });
});

describe('assignInPlace', () => {
  it('fills what others hold', () => {
    const target = { a: 1, inner: { list: [{ x: 1 }, { x: 2 }] }, gone: true };
    const { inner } = target;
    const [row] = inner.list;
    const source = parseJson('{"a":2,"inner":{"list":[{"x":9007199254740993}]},"more":null}');
    expect(assignInPlace(target, source)).toBe(target);
    expect(target.inner).toBe(inner);
    expect(inner.list[0]).toBe(row);
    expect(writeJson(target)).toBe('{"a":2,"inner":{"list":[{"x":9007199254740993}]},"more":null}');
  });

  it.each([
    ['a list for an object', {}, [1]],
    ['a text for an object', {}, 'x'],
    ['an object for nothing', null, { a: 1 }],
    ['a text for a date', new Date(0), 'x'],
  ])('takes %s', (_case, target, source) => {
    expect(assignInPlace(target, source)).toBe(source);
  });
});
