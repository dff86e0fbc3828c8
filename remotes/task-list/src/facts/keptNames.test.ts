import type { Fact } from '@taskweave/widgets/facts/Fact';
import type { WantedFact } from '@taskweave/widgets/facts/wantedFacts';
import { expect, it } from 'vitest';
import { keptNames } from './keptNames';

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

it.each([
  ['the amount', FACTS, null, ['amount']],
  ['the first number where there is no amount', FACTS.slice(0, 2), wanted(), ['days']],
  ['nothing without a number', FACTS.slice(0, 1), wanted(), []],
  ['what the administrator says', FACTS, wanted('supplier'), ['supplier']],
  ['two at most', FACTS, wanted('supplier', 'days', 'amount'), ['supplier', 'days']],
])('keeps %s', (_what, facts, settings, kept) => {
  expect(keptNames(facts, settings)).toEqual(kept);
});
