import { expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import { kitText } from './kitText';

it('has the same texts in both languages', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

it.each([
  ['de-AT', 'Speichern'],
  ['fr', 'Save'],
])('speaks %s', (locale, text) => {
  expect(kitText('annotation.save', locale)).toBe(text);
});
