import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { RouteParams } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStart } from './useStart';

function start(params: RouteParams = {}, hasPart = true) {
  const items = hasPart
    ? { 'tasklist.task.empty': [{ id: 'work', label: 'My work', render: () => null }] }
    : {};
  const { Provider, navigation } = createTestHost({ engine: {} as EngineClient, items, params });
  const { result } = renderHook(() => useStart(navigation), { wrapper: Provider });
  return { navigation, result };
}

it('begins with it, also once the first filter was chosen for the person, until another list is', () => {
  const { navigation, result } = start();
  expect([result.current.isOpen, result.current.label]).toEqual([true, 'My work']);
  act(() => navigation.go({ filter: 'first' }, { replace: true }));
  expect(result.current.isOpen).toBe(true);
  act(() => navigation.go({ searchQuery: '[]' }));
  expect(result.current.isOpen).toBe(false);
  act(() => navigation.go({ searchQuery: null }));
  expect(result.current.isOpen).toBe(true);
});

it('leads to the list, and back', () => {
  const { result } = start();
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
});

it('gives way to a list that the address names', () => {
  expect(start({ filter: 'mine' }).result.current.isOpen).toBe(false);
});

it('is none where no plugin has a part for it', () => {
  expect(start({}, false).result.current).toMatchObject({ isOpen: false, label: undefined });
});
