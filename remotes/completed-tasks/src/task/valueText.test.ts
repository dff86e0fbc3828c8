import { expect, it } from 'vitest';
import { valueText } from './valueText';

const WORDS = { locale: 'en', isDay: false, yes: 'Yes', no: 'No' };

it.each([
  ['a boolean as a word', { type: 'Boolean', value: true }, 'Yes'],
  ['a number with its separators', { type: 'Double', value: 4812.5 }, '4,812.5'],
  ['every digit of a long', { type: 'Long', value: '1234567890987654321' }, '1,234,567,890,987,654,321'],
  ['a text that looks like a number as it is', { type: 'String', value: '007' }, '007'],
  ['a list of words in a line', { type: 'Json', value: '["mary","john"]' }, 'mary, john'],
  ['what is serialised elsewhere as it is', { type: 'Object', value: 'rO0AB' }, 'rO0AB'],
  ['nothing as nothing', { type: 'Null', value: null }, null],
])('writes %s', (_what, variable, text) => {
  expect(valueText(variable, WORDS)).toBe(text);
});

it('writes a day without its time where the form asks for a day', () => {
  const variable = { type: 'Date', value: '2026-12-24T08:30:00.000+0000' };
  expect(valueText(variable, WORDS)).toMatch(/^Dec 24, 2026, /);
  expect(valueText(variable, { ...WORDS, isDay: true })).toBe('Dec 24, 2026');
});
