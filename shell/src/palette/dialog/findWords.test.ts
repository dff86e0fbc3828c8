import { expect, it } from 'vitest';
import { findWords } from './findWords';

it.each([
  ['Review invoice', 'inv', 'Review [inv]oice'],
  ['Review invoice', 'INVOICE re', '[Re]view [invoice]'],
  ['Über den Wolken', 'uber', '[Über] den Wolken'],
  ['Zażółć gęślą', 'zazo gesla', '[Zażó]łć [gęślą]'],
  ['anana', 'ana', '[anana]'],
  ['Invoice', 'order', 'Invoice'],
  ['Invoice', '  ', 'Invoice'],
  ['a.b (c)', '.b (', 'a[.b] [(]c)'],
  ['', 'x', ''],
])('marks in %j for %j: %s', (text, search, marked) => {
  const parts = findWords(text, search).map((part) => (part.isFound ? `[${part.text}]` : part.text));
  expect(parts.join('')).toBe(marked);
});
