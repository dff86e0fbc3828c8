import { readSearch } from '@taskweave/widgets/search/readSearch';
import { expect, it } from 'vitest';
import { searchAttribute } from '../../address/searchAttributes';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { comparedAttributes, criterionText } from './searchTexts';

const t = (key: string) => key;
const NAMES: Readonly<Record<string, string>> = { mary: 'Mary Okafor' };

it.each([
  ['a month', 'due', 'On', '2026-11', 'November 2026'],
  ['a person', 'assignee', 'eq', 'mary', 'Mary Okafor'],
  ['several people', 'assignee', 'In', 'mary, zoe', 'Mary Okafor, zoe'],
  ['a part of an id', 'assignee', 'Like', 'mary', 'mary'],
  ['what is no person', 'name', 'eq', 'mary', 'mary'],
])('writes %s', (_what, type, operator, value, text) => {
  const language = { locale: 'en', t, nameOf: (id: string) => NAMES[id] };
  expect(criterionText({ type, name: '', operator, value }, language).value).toBe(text);
});

it.each([
  ['due', 'Before', 'search.overdue'],
  ['followUp', 'After', 'search.snoozed'],
])('names %s %s now by its word', (type, operator, text) => {
  const criterion = { type, name: '', operator, value: 'now' };
  expect(criterionText(criterion, { locale: 'en', t }).brief).toBe(text);
});

it.each(Object.entries({ en, de }))(
  'reads a comparison of each attribute by its name in %s',
  (locale, own) => {
    const texts: Readonly<Record<string, string>> = own;
    const attributes = comparedAttributes({ locale, t: (key) => texts[key] ?? key });
    const known = { language: locale, variables: [], people: [], processes: [], attributes, now: new Date() };
    const read = attributes.map(({ id, name, kind, operators }) => {
      if (kind === 'flag') return readSearch(name, known);
      if (kind === 'variable') return readSearch(`${name} size = 5`, known);
      const value = searchAttribute(id)?.kind === 'date' ? '2026-12-01' : '5';
      return readSearch(`${name} ${operators.includes('Like') ? '~' : '='} ${value}`, known);
    });
    expect(read.map((one) => one.map(({ criterion }) => criterion?.type))).toEqual(
      attributes.map(({ id }) => [id]),
    );
  },
);
