import { expect, it } from 'vitest';
import { kindOf } from './useKnownFacts';

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
