// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readKeptObject, readKeptTexts, readKeptValue, writeKeptValue } from './KeptValue';

const NAME = 'taskweave.test';

it('gives back what was kept, until it is forgotten', () => {
  writeKeptValue(localStorage, NAME, { a: [1] });
  expect(readKeptValue(localStorage, NAME)).toEqual({ a: [1] });
  writeKeptValue(localStorage, NAME, null);
  expect(localStorage).toHaveLength(0);
  expect(readKeptValue(localStorage, NAME)).toBeNull();
});

it.each([
  ['{', null, {}, []],
  ['7', 7, {}, []],
  ['null', null, {}, []],
  ['{"a":1}', { a: 1 }, { a: 1 }, []],
  ['[1,"a",{"a":1}]', [1, 'a', { a: 1 }], { 1: 'a' }, ['a']],
])('reads %s as a value, as members and as texts', (text, value, members, texts) => {
  localStorage.setItem(NAME, text);
  expect(readKeptValue(localStorage, NAME)).toEqual(value);
  expect(readKeptObject(localStorage, NAME)).toMatchObject(members);
  expect(readKeptTexts(localStorage, NAME)).toEqual(texts);
});

it('does without a store that is closed or full', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const value of [1, null]) writeKeptValue(closed, NAME, value);
  expect(readKeptValue(closed, NAME)).toBeNull();
});
