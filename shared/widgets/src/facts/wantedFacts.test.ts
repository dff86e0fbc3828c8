import { expect, it } from 'vitest';
import { wantedFacts, wantedNames } from './wantedFacts';

const AMOUNT = { variable: 'amount', label: { en: 'Amount', de: 'Betrag' } };
const sources = {
  filterVariables: [],
  settings: { invoice: [AMOUNT] },
  definitionKey: 'invoice',
  locale: 'en',
};

it.each([
  ['de', 'Betrag'],
  ['de-AT', 'Betrag'],
  ['en', 'Amount'],
  ['fr', 'Amount'],
])('labels in the language %s', (locale, label) => {
  expect(wantedFacts({ ...sources, locale })?.map((fact) => fact.label)).toEqual([label]);
});

it.each([
  ['of a process without an entry', { invoice: [AMOUNT] }, 'loan', null],
  ['of standalone tasks', { invoice: [AMOUNT] }, null, null],
  ['by the entry for all others', { '*': [AMOUNT] }, 'loan', ['amount']],
  ['not where the list is empty', { loan: [], '*': [AMOUNT] }, 'loan', []],
])('finds the facts %s', (_, settings, definitionKey, names) => {
  const found = wantedFacts({ ...sources, settings, definitionKey });
  expect(found?.map(({ name }) => name) ?? null).toEqual(names);
});

it('needs the variables of all tasks, currencies too; all where somebody wants none by name', () => {
  const wanted = wantedFacts({
    ...sources,
    settings: { invoice: [AMOUNT, { variable: 'total', currencyVariable: 'unit' }] },
  });
  expect(wantedNames([wanted, []])).toEqual(['amount', 'total', 'unit']);
  expect(wantedNames([wanted, null])).toBeNull();
});
