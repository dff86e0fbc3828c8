import { expect, it } from 'vitest';
import { parseFilters } from '../resources/filter/filter';
import { refreshesItself } from './refreshesItself';

const FILTERS = parseFilters([
  { id: 'live', name: 'Live', query: {}, properties: { refresh: true } },
  { id: 'still', name: 'Still', query: {}, properties: { refresh: false } },
  { id: 'old', name: 'Made by another program', query: {}, properties: {} },
]);

it.each([
  ['live', true],
  ['still', false],
  ['old', false],
  ['not there', false],
  [undefined, false],
])('the filter %j refreshes by itself: %j', (id, expected) => {
  expect(refreshesItself(FILTERS, id)).toBe(expected);
});

it('none does that is not known yet', () => {
  expect(refreshesItself(undefined, 'live')).toBe(false);
});
