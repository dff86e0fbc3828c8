import { describe, expect, it } from 'vitest';
import { chosenColumns, moveColumn, resizeColumn } from './columnChoices';
import { DUE_COLUMN, NAME_COLUMN, type TableColumn } from './TableColumn';

const column = (id: string, isDefault = false): TableColumn => ({
  id,
  label: id,
  width: 100,
  sort: null,
  variables: [],
  isAtEnd: false,
  isDefault,
  draw: () => null,
});
const available = [column('due', true), column(NAME_COLUMN, true), column('tenant')];
const choices = [{ id: NAME_COLUMN }, { id: 'due' }, { id: 'tenant' }];

describe('the columns', () => {
  it.each([
    ['the usual ones, the name first', null, [NAME_COLUMN, 'due']],
    ['those chosen, and the name in any case', [{ id: 'tenant' }], [NAME_COLUMN, 'tenant']],
    ['no column that is gone', [{ id: 'gone' }, { id: NAME_COLUMN }], [NAME_COLUMN]],
  ])('are %s', (_, chosen, shown) => {
    expect(chosenColumns(available, chosen).map(({ id }) => id)).toEqual(shown);
  });

  it('have the variables of the filter after name and due date', () => {
    const all = [NAME_COLUMN, DUE_COLUMN, 'assignee', 'var:amount'].map((id) => column(id, true));
    expect(chosenColumns(all, null).map(({ id }) => id)).toEqual([
      NAME_COLUMN,
      DUE_COLUMN,
      'var:amount',
      'assignee',
    ]);
  });

  it('have the width that someone gave them', () => {
    expect(chosenColumns(available, [{ id: 'due', width: 222 }])[1]?.width).toBe(222);
  });
});

it.each([
  ['due', 1, [NAME_COLUMN, 'tenant', 'due']],
  ['tenant', -1, [NAME_COLUMN, 'tenant', 'due']],
  ['tenant', 1, [NAME_COLUMN, 'due', 'tenant']],
  ['due', -1, [NAME_COLUMN, 'due', 'tenant']],
  [NAME_COLUMN, 1, [NAME_COLUMN, 'due', 'tenant']],
])('moving %s by %i', (id, by, order) => {
  expect(moveColumn(choices, id, by).map((choice) => choice.id)).toEqual(order);
});

it.each([
  [200.4, 200],
  [3, 64],
  [5000, 800],
])('a width of %d becomes %i', (asked, kept) => {
  expect(resizeColumn(choices, 'due', asked)[1]).toEqual({ id: 'due', width: kept });
});
