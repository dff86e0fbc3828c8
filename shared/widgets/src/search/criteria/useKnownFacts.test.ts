import { expect, it } from 'vitest';
import { kindOf, knownFacts } from './useKnownFacts';

it.each([
  [['Integer', 'Double', 'Null'], 'number'],
  [['Boolean'], 'boolean'],
  [['Date', 'Date'], 'date'],
  [['String'], 'text'],
  [['String', 'Integer'], null],
  [['Integer', 'Json'], null],
  [['Object'], null],
  [['Null'], null],
  [[], null],
])('values of the types %j are of the kind %s', (types, kind) => {
  expect(kindOf(types)).toBe(kind);
});

function row(values: Readonly<Record<string, string>>, place: 'processVariable' | 'caseInstanceVariable') {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { type: 'String', value, place }]),
  );
}

it('what rows of cases have shown is of cases, though no setting names it', () => {
  const rows = [
    { a: row({ policy: 'P-1' }, 'caseInstanceVariable'), b: row({ tone: 'x' }, 'processVariable') },
  ];
  expect(knownFacts({}, rows, []).map(({ name, isOfCases }) => [name, isOfCases])).toEqual([
    ['policy', true],
    ['tone', undefined],
  ]);
});

it('what shows a word is asked for first, of facts that no setting names', () => {
  const rows = [{ a: row({ one: 'x', two: 'x', maker: 'Okafor & Sons' }, 'caseInstanceVariable') }];
  const settings = { invoice: [{ variable: 'creditor' }] };
  expect(knownFacts(settings, rows, ['okafor']).map(({ name }) => name)).toEqual([
    'creditor',
    'maker',
    'one',
    'two',
  ]);
});
