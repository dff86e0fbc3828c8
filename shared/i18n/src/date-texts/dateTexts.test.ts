import { expect, it } from 'vitest';
import { dateTexts } from './dateTexts';

it.each([
  ['de-AT', 'Datum'],
  ['de', 'Datum'],
  ['en-GB', 'Date'],
  ['fr', 'Date'],
])('speaks the language of %s', (locale, expected) => {
  expect(dateTexts(locale).typed).toBe(expected);
});
