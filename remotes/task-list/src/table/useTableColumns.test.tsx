import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { useTableColumns } from './useTableColumns';

function read(meta: Readonly<Record<string, unknown>>) {
  const column = { id: 'amount', meta, render: () => null };
  const { wrapper } = openApp(plugin, null, { items: { 'tasklist.list.column': [column] } });
  return renderHook(() => useTableColumns(undefined, null), { wrapper }).result.current.available;
}

it.each([
  [
    ['amount', 'net'],
    ['amount', 'net'],
  ],
  ['amount', ['amount']],
  ['', []],
  [undefined, []],
  [[7], []],
])('a column that declares the variables %j asks for %j', (variables, expected) => {
  expect(read({ variables }).map((one) => one.variables)).toEqual([expected]);
});

it.each([
  [
    { sortBy: 'priority', sortVariable: 'amount' },
    { sortBy: 'priority', sortOrder: 'asc' },
  ],
  [{ sortVariable: 'amount' }, { variable: 'amount', sortOrder: 'asc' }],
  [
    { sortVariable: 'amount', sortsDescending: true },
    { variable: 'amount', sortOrder: 'desc' },
  ],
  [{}, null],
])('a column that declares %j sorts by %j', (meta, expected) => {
  expect(read(meta).map((one) => one.sort)).toEqual([expected]);
});

it.each([
  ['end', true],
  ['start', false],
  [undefined, false],
])('a column that is aligned to %s', (align, isAtEnd) => {
  expect(read({ align }).map((one) => one.isAtEnd)).toEqual([isAtEnd]);
});
