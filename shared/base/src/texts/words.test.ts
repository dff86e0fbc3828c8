import { expect, it } from 'vitest';
import { holdsWords } from './words';

it.each([
  ['Mia Anne', 'ann mi', true],
  ['Mia Anne', '  MIA ', true],
  ['Über den Wolken', 'uber', true],
  ['Uber', 'über', true],
  ['Mia Anne', 'mia bob', false],
  ['Mia Anne', '', true],
  ['Mia Anne', '  ', true],
])('%j holds the words of %j: %s', (text, search, isHeld) => {
  expect(holdsWords(text, search)).toBe(isHeld);
});
