import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTableColumns } from './useTableColumns';

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
  const column = { id: 'amount', meta: { variables }, render: () => null };
  const { Provider } = createTestHost({
    engine: {} as EngineClient,
    items: { 'tasklist.list.column': [column] },
  });
  const { result } = renderHook(() => useTableColumns(undefined, null), { wrapper: Provider });
  expect(result.current.available.map((one) => one.variables)).toEqual([expected]);
});

it.each([
  ['end', true],
  ['start', false],
  [undefined, false],
])('a column that is aligned to %s', (align, isAtEnd) => {
  const column = { id: 'amount', meta: { align }, render: () => null };
  const { Provider } = createTestHost({
    engine: {} as EngineClient,
    items: { 'tasklist.list.column': [column] },
  });
  const { result } = renderHook(() => useTableColumns(undefined, null), { wrapper: Provider });
  expect(result.current.available.map((one) => one.isAtEnd)).toEqual([isAtEnd]);
});
