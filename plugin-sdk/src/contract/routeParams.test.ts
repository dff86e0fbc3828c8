import { describe, expect, it } from 'vitest';
import { changedParams, linkedParams } from './routeParams';

const PLACE = {
  task: 't',
  detailsTab: 'diagram',
  viewbox: '{}',
  rootElement: 'sub',
  filter: 'f',
  page: '3',
  sorting: '[]',
  filterPage: '2',
  searchQuery: '[1]',
  searchOrQuery: 'true',
  snoozed: 'hidden',
  view: 'groups',
  group: 'due',
};
const PASSING = {
  processStart: 'invoice',
  processTenant: 'x',
  processVersion: 'i:1',
  forceDisplayTask: 'true',
};

it('a link carries the place, and no dialog that happens to be open', () => {
  expect(linkedParams({ ...PLACE, ...PASSING }, { page: '4' })).toEqual({ ...PLACE, page: '4' });
});

it('a link carries what it names itself', () => {
  expect(linkedParams(PLACE, { processStart: 'invoice' })).toEqual({ ...PLACE, processStart: 'invoice' });
});

it('a change keeps what it does not name, and takes away what is null', () => {
  expect(changedParams({ ...PLACE, ...PASSING }, { page: null })).toEqual({
    ...PLACE,
    ...PASSING,
    page: undefined,
  });
});

it.each([
  [{ filter: 'g' }, undefined],
  [{ filter: null }, undefined],
  [{ filter: 'f' }, '3'],
  [{ filter: 'g', page: '7' }, '7'],
  [{ searchQuery: '[2]' }, undefined],
  [{ sorting: null }, undefined],
  [{ snoozed: null }, undefined],
  [{ task: 'u' }, '3'],
])('after %j the page is %s', (change, page) => {
  expect([changedParams(PLACE, change).page, linkedParams(PLACE, change).page]).toEqual([page, page]);
});

it.each([
  [{ task: 'u' }, undefined, undefined],
  [{ detailsTab: null }, undefined, undefined],
  [{ task: 'u', rootElement: 'other' }, undefined, 'other'],
  [{ task: 't' }, '{}', 'sub'],
  [{ filter: 'g' }, '{}', 'sub'],
])('after %j what is shown of the diagram is %s of %s', (change, viewbox, rootElement) => {
  const { viewbox: box, rootElement: root } = changedParams(PLACE, change);
  expect(box).toEqual(viewbox);
  expect(root).toEqual(rootElement);
});

it.each([
  [{ filter: 'g' }, []],
  [{ filter: 'f', task: 'u' }, ['hidden', 'groups', 'due']],
  [{ searchQuery: '[2]' }, ['hidden', 'groups', 'due']],
  [{ filter: 'g', snoozed: 'shown', view: 'table' }, ['shown', 'table']],
])('how a list is shown stays with its filter: after %j it is %s', (change, shown) => {
  const { snoozed, view, group } = changedParams(PLACE, change);
  expect([snoozed, view, group].filter((value) => value !== undefined)).toEqual(shown);
});

describe('an order by a variable', () => {
  const AMOUNT =
    '[{"sortBy":"processVariable","sortOrder":"asc","parameters":{"variable":"amount","type":"Long"}}]';
  const PRIORITY = '[{"sortBy":"priority","sortOrder":"asc"}]';
  const here = { filter: 'f', sorting: AMOUNT };

  it.each([
    [here, { filter: 'g' }, undefined],
    [here, { filter: null }, undefined],
    [{ ...here, sorting: `[${PRIORITY.slice(1, -1)},${AMOUNT.slice(1, -1)}]` }, { filter: 'g' }, undefined],
    [here, { filter: 'f', task: 't' }, AMOUNT],
    [here, { task: 't', page: '2' }, AMOUNT],
    [here, { filter: 'g', sorting: AMOUNT }, AMOUNT],
    [{ sorting: AMOUNT }, { filter: 'f' }, AMOUNT],
    [{ ...here, sorting: PRIORITY }, { filter: 'g' }, PRIORITY],
    [{ ...here, sorting: 'null' }, { filter: 'g' }, 'null'],
    [{ ...here, sorting: '[null]' }, { filter: 'g' }, '[null]'],
    [{ ...here, sorting: '{' }, { filter: 'g' }, '{'],
  ])('stays with its filter: %j after %j is %s', (params, change, sorting) => {
    expect([changedParams(params, change).sorting, linkedParams(params, change).sorting]).toEqual([
      sorting,
      sorting,
    ]);
  });
});
