import { expect, it } from 'vitest';
import { chartTexts } from './chartTexts';
import de from './de.json';
import en from './en.json';

it('has the same texts in both languages', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

it.each([
  ['de-AT', de.table],
  ['en-GB', en.table],
  ['fr', en.table],
])('speaks %s', (locale, text) => {
  expect(chartTexts(locale).table).toBe(text);
});
