import type { InboxParams } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createEntryNotes } from '../navigation/EntryNotes';
import { createPageRouter } from '../navigation/PageRouter';
import { useStart } from './useStart';

beforeEach(() => history.pushState(null, '', '/'));

function start(params: InboxParams = {}, hasPart = true) {
  const items = hasPart
    ? { 'tasklist.task.empty': [{ id: 'work', label: 'My work', render: () => null }] }
    : {};
  const { Provider, navigation } = createTestHost({ items, params });
  const { result } = renderHook(() => useStart(navigation, createEntryNotes(createPageRouter())), {
    wrapper: Provider,
  });
  return { navigation, result };
}

it('begins with it, also once the first filter was chosen for the person, until another list is', () => {
  const { navigation, result } = start();
  expect([result.current.isOpen, result.current.label]).toEqual([true, 'My work']);
  act(() => navigation.openInbox({ filter: 'first' }, { replace: true }));
  expect(result.current.isOpen).toBe(true);
  act(() => navigation.openInbox({ searchQuery: '[]' }));
  expect(result.current.isOpen).toBe(false);
  act(() => navigation.openInbox({ searchQuery: null }));
  expect(result.current.isOpen).toBe(true);
});

it('leads to the list, and back', () => {
  const { result } = start();
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
});

it('is one step back from the list, and the list one step forward', async () => {
  const { result } = start();
  act(() => result.current.close());
  act(() => history.back());
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  act(() => history.forward());
  await waitFor(() => expect(result.current.isOpen).toBe(false));
});

it('gives way to a list that the address names', () => {
  expect(start({ filter: 'mine' }).result.current.isOpen).toBe(false);
});

it('is none where no plugin has a part for it', () => {
  expect(start({}, false).result.current).toMatchObject({ isOpen: false, label: undefined });
});
