import { anything, assert, constantFrom, jsonValue, property, record, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { readSavedWord, writeSavedWord } from './savedWord';

const word = string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '');
const key = constantFrom('anyField' as const, 'nameOrKey' as const);
const edited = record({
  processVariables: constantFrom([], [{ name: 'amount', operator: 'eq', value: 5 }, { name: 'amount' }]),
  caseInstanceVariables: constantFrom([], [{ name: 'creditor', operator: 'like', value: '%x%' }]),
});

it('a word that is written is read', () => {
  assert(
    property(tuple(key, word, edited), ([one, text, before]) => {
      const saved = { key: one, word: text };
      expect(readSavedWord(writeSavedWord(saved, before))).toEqual(saved);
    }),
  );
});

it('anything at all can be read', () => {
  assert(
    property(anything(), (alternative) => {
      expect(readSavedWord(alternative)).toBeNull();
    }),
  );
});

it('an alternative that holds more than a word is none', () => {
  const known = Object.keys(writeSavedWord({ key: 'anyField', word: 'Ab 1' }, {}));
  const other = string().filter((name) => !known.includes(name) && !MORE.includes(name));
  assert(
    property(tuple(key, word, other, jsonValue()), ([one, text, name, value]) => {
      if (value === null || (Array.isArray(value) && value.length === 0)) return;
      const alternative = { ...writeSavedWord({ key: one, word: text }, {}) };
      Object.defineProperty(alternative, name, { value, enumerable: true });
      expect(readSavedWord(alternative)).toBeNull();
    }),
  );
});

const MORE = [
  'followUpAfter',
  'processDefinitionKeyIn',
  'tenantIdIn',
  'processVariables',
  'caseInstanceVariables',
  'variableValuesIgnoreCase',
];

it.each([
  { nameLike: '%a%' },
  { nameLike: 'a%', processInstanceBusinessKeyLike: 'a%', caseInstanceBusinessKeyLike: 'a%' },
  { nameLike: '%a%', processInstanceBusinessKeyLike: '%a%', caseInstanceBusinessKeyLike: '%b%' },
  { ...writeSavedWord({ key: 'anyField', word: 'abc' }, {}), nameLike: '%x%', descriptionLike: '%x%' },
  { ...writeSavedWord({ key: 'anyField', word: 'abc' }, {}), descriptionLike: '%ab%' },
  { ...writeSavedWord({ key: 'anyField', word: 'abc' }, {}), processInstanceBusinessKeyIn: ['X'] },
  {
    ...writeSavedWord({ key: 'anyField', word: 'abc' }, {}),
    processVariables: [{ name: 'a', operator: 'gt', value: 5 }],
  },
  { ...writeSavedWord({ key: 'anyField', word: 'abc' }, {}), caseDefinitionNameLike: '%x%' },
])('is no word: %j', (alternative) => {
  expect(readSavedWord(alternative)).toBeNull();
});
