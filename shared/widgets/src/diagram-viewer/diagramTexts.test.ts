import { expect, it } from 'vitest';
import de from './de.json';
import { diagramLabel, diagramTexts } from './diagramTexts';
import en from './en.json';

it('follows the language of the locale, and falls back to English', () => {
  expect(['de-AT', 'fr'].map((locale) => diagramTexts(locale).fit)).toEqual([de.fit, en.fit]);
});

it('names a drawing after its model, whatever that is called', () => {
  expect(diagramLabel('en', '$& invoice')).toBe('Diagram of $& invoice');
});
