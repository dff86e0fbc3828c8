import type { Fact } from '@taskweave/widgets/facts/Fact';
import type { WantedFact } from '@taskweave/widgets/facts/wantedFacts';
import { expect, it } from 'vitest';
import { keptFirst } from './keptFirst';

const fact = (name: string, value: Fact['value']): Fact => ({
  name,
  label: name,
  value,
  variable: { type: 'String', value: name },
});
const FACTS = [
  fact('supplier', { kind: 'text', text: 'Casa Verde' }),
  fact('days', { kind: 'number', value: 3, isGrouped: true }),
  fact('amount', { kind: 'money', value: 900, currency: 'EUR' }),
];

const wanted = (...kept: readonly string[]): readonly WantedFact[] =>
  ['supplier', 'days', 'amount'].map((name) => ({
    name,
    label: name,
    format: null,
    currency: null,
    currencyVariable: null,
    isKept: kept.includes(name),
  }));

const named = (name: string) => FACTS.filter((one) => one.name === name);

it.each([
  ['the amount', FACTS, null, ['amount', 'supplier', 'days']],
  ['the first number where there is no amount', FACTS.slice(0, 2), wanted(), ['days', 'supplier']],
  ['nothing without a number', named('supplier'), wanted(), ['supplier']],
  ['what the administrator says', FACTS, wanted('days'), ['days', 'supplier', 'amount']],
  ['two at most', FACTS, wanted('supplier', 'days', 'amount'), ['supplier', 'days', 'amount']],
])('puts first %s', (_what, facts, settings, names) => {
  expect(keptFirst(facts, settings).map(({ name }) => name)).toEqual(names);
});
