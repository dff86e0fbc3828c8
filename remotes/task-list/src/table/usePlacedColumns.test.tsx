import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RowFact, RowFacts } from '../facts/RowFacts';
import { type TableColumn, variableColumnId } from './TableColumn';
import { usePlacedColumns } from './usePlacedColumns';

const COLUMNS = ['taskweave-task-list/name', variableColumnId('amount')].map(
  (id): TableColumn => ({
    id,
    label: id,
    width: 100,
    sort: null,
    variables: [],
    isAtEnd: false,
    isDefault: true,
    draw: () => null,
  }),
);

const MONEY: RowFact['value'] = { kind: 'money', value: 12, currency: 'EUR' };
const TEXT: RowFact['value'] = { kind: 'text', text: 'none' };

function factsOf(values: readonly RowFact['value'][]): RowFacts['facts'] {
  const variable = { type: 'Double', value: 12 };
  return Object.fromEntries(
    values.map((value, index) => [
      `t${index}`,
      [
        {
          name: 'amount',
          label: 'Amount',
          value,
          variable,
          text: '',
          labelled: 'never',
          isKept: true,
        } as const,
      ],
    ]),
  );
}

it.each<[string, readonly RowFact['value'][], boolean]>([
  ['sums', [MONEY, MONEY], true],
  ['numbers', [{ kind: 'number', value: 7, isGrouped: true }], true],
  ['sums and tasks without one', [MONEY, { kind: 'empty' }, { kind: 'undefined' }], true],
  ['sums and texts', [MONEY, TEXT], false],
  ['texts and sums', [TEXT, MONEY], false],
  ['nothing yet', [], false],
])('a column of %s', (_what, values, isAtEnd) => {
  const { result } = renderHook(() => usePlacedColumns(COLUMNS, factsOf(values)));
  expect(result.current.map((column) => column.isAtEnd)).toEqual([false, isAtEnd]);
});
