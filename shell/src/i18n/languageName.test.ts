import { expect, it } from 'vitest';
import { languageName } from './languageName';

it.each([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['pt-BR', 'Português (Brasil)'],
  ['ar', 'العربية'],
  ['not a tag', 'not a tag'],
])('names %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
