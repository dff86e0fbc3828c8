import type { VariableValue } from '@taskweave/engine-client/Task';
import { expect, it } from 'vitest';
import { pickFacts } from './pickFacts';
import { wantedFacts } from './wantedFacts';

const text = (value: unknown): VariableValue => ({ type: 'String', value });
const NOBODY = { filterVariables: [], settings: {}, definitionKey: 'invoice', locale: 'en' } as const;
const usual = { wanted: wantedFacts(NOBODY), showUndefined: false, said: [] } as const;

it('takes the first five values by name where nobody asks for any', () => {
  const variables = Object.fromEntries(['f', 'b', 'e', 'a', 'd', 'c'].map((name) => [name, text(name)]));
  expect(pickFacts(variables, usual).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it.each([
  ['null', { type: 'Null', value: null }],
  ['an empty text', text('')],
  ['a long text', text('x'.repeat(41))],
  ['a long address', text(`https://example.com/${'x'.repeat(41)}`)],
  ['lines', text('one\ntwo')],
  ['JSON in a text', text('{"a":1}')],
  ['markup', text('<p>Hello</p>')],
  ['an object', { type: 'Object', value: '["mary"]', valueInfo: { objectTypeName: 'java.util.ArrayList' } }],
  ['JSON', { type: 'Json', value: '[1]' }],
  ['an id of a machine', text('0b5c3c7a-7c1d-11f0-9d52-0242ac120002')],
])('leaves out %s that nobody asks for', (_, variable) => {
  expect(pickFacts({ value: variable }, usual)).toEqual([]);
});

it('leaves out what the engine counts with, and what is said already', () => {
  const variables = {
    loopCounter: { type: 'Integer', value: 1 },
    key: text('INV-1'),
    creditor: text('Acme'),
  };
  const found = pickFacts(variables, { ...usual, said: ['INV-1'] });
  expect(found.map(({ name }) => name)).toEqual(['creditor']);
});

it("takes the filter's variables in its order, with its labels", () => {
  const filterVariables = [
    { name: 'creditor', label: 'Supplier' },
    { name: 'amount', label: '' },
  ];
  const wanted = wantedFacts({ ...NOBODY, filterVariables, settings: { invoice: [{ variable: 'due' }] } });
  const variables = { amount: { type: 'Double', value: 2 }, creditor: text('Acme'), due: text('now') };
  const found = pickFacts(variables, { ...usual, wanted });
  expect(found.map(({ label }) => label)).toEqual(['Supplier', 'Amount']);
});

it("formats the filter's variables as the administrator says", () => {
  const settings = { invoice: [{ variable: 'amount', format: 'money', currency: 'EUR' }] } as const;
  const filterVariables = [{ name: 'amount', label: 'Sum' }];
  const wanted = wantedFacts({ ...NOBODY, filterVariables, settings });
  const [fact] = pickFacts({ amount: { type: 'Double', value: 2 } }, { ...usual, wanted });
  expect([fact?.label, fact?.value]).toEqual(['Sum', { kind: 'money', value: 2, currency: 'EUR' }]);
});

it('takes the currency of the task before that of the administrator', () => {
  const setting = { variable: 'amount', format: 'money', currency: 'EUR', currencyVariable: 'unit' } as const;
  const wanted = wantedFacts({ ...NOBODY, settings: { invoice: [setting] } });
  const amount = { type: 'Double', value: 2 };
  const currencies = [{ amount, unit: text('CHF') }, { amount }].map(
    (variables) => pickFacts(variables, { ...usual, wanted })[0]?.value,
  );
  expect(currencies).toEqual([
    { kind: 'money', value: 2, currency: 'CHF' },
    { kind: 'money', value: 2, currency: 'EUR' },
  ]);
});

it.each([
  [true, ['undefined', 'empty']],
  [false, []],
])('names what is not there only where the filter wants it (%s)', (showUndefined, kinds) => {
  const filterVariables = ['gone', 'empty'].map((name) => ({ name, label: name }));
  const wanted = wantedFacts({ ...NOBODY, filterVariables });
  const found = pickFacts({ empty: { type: 'Null', value: null } }, { ...usual, wanted, showUndefined });
  expect(found.map(({ value }) => value.kind)).toEqual(kinds);
});
