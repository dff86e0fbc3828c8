import { NO_WORDS, NOWHERE } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { expect, it } from 'vitest';
import { readAddress } from './readAddress';

const WORD = { type: 'anything', operator: 'Like', value: 'fence', name: '' };

it('an order that was searched for sorts the list, and goes when another is chosen', () => {
  const order = { type: 'order', operator: 'eq', value: 'created asc', name: '' };
  const searchQuery = JSON.stringify([order, WORD]);
  const { sorting, unsorted, problems } = readAddress({ searchQuery, searchOrQuery: null }, {}, NOWHERE);
  expect([JSON.parse(sorting ?? ''), problems]).toEqual([
    [{ sortBy: 'created', sortOrder: 'asc' }],
    [null, null],
  ]);
  expect(JSON.parse(unsorted?.searchQuery ?? '')).toEqual([WORD]);
});

it('a search without an order leaves the order of the list as it is', () => {
  const found = readAddress({ searchQuery: JSON.stringify([WORD]), searchOrQuery: null }, {}, NOWHERE);
  expect([found.sorting, found.unsorted]).toEqual([undefined, undefined]);
});

it('an order by amount is that of the first fact that is money, for the tasks that have it', () => {
  const fact = (name: string, isMoney: boolean) =>
    ({ name, labels: [], kind: 'number', of: [], isMoney }) as const;
  const facts = [fact('days', false), { ...fact('amount', true), type: 'Integer' }, fact('damage', true)];
  const order = { type: 'order', operator: 'eq', value: 'amount desc', name: '' };
  const address = { searchQuery: JSON.stringify([order]), searchOrQuery: null };
  const found = readAddress(address, {}, { ...NOWHERE, words: { ...NO_WORDS, facts } });
  expect(JSON.parse(found.sorting ?? '')).toEqual([
    { sortBy: 'processVariable', sortOrder: 'desc', parameters: { variable: 'amount', type: 'Integer' } },
  ]);
  expect(found.query).toEqual({ processVariables: [{ name: 'amount', operator: 'neq', value: null }] });
  expect(readAddress(address, {}, NOWHERE).problems).toEqual(['no-amounts']);
});
