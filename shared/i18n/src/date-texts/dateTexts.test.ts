import { expect, it } from 'vitest';
import { expectCompleteCatalogues } from '../testing/expectCompleteCatalogues';
import { dateTexts } from './dateTexts';
import de from './de.json';
import en from './en.json';

it('has every text in both languages', () => expectCompleteCatalogues({ en, de }));

it.each([
  ['de-AT', 'Datum'],
  ['de', 'Datum'],
  ['en-GB', 'Date'],
  ['fr', 'Date'],
])('speaks the language of %s', (locale, expected) => {
  expect(dateTexts(locale).typed).toBe(expected);
});
