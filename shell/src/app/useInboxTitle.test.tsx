import { QueryClient } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { NO_PAGE_SETTINGS } from '@taskweave/plugin-files/admin-file/noAdminFile';
import { act, render, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { tabCount } from '../look/look';
import { createHashNavigation } from '../navigation/HashNavigation';
import { createPageRouter } from '../navigation/PageRouter';
import { type TitleSources, useInboxTitle } from './useInboxTitle';

const engine = useFakeEngine();

function open(
  hash: string,
  names = { vendor: 'Taskweave', name: 'Tasklist' },
  connections: TitleSources['connections'] = null,
) {
  const app = { ...NO_PAGE_SETTINGS.app, ...names };
  history.replaceState(null, '', `/${hash}`);
  const connection = engine.connect();
  const navigation = createHashNavigation(createPageRouter());
  const queries = new QueryClient();
  function Inbox() {
    useInboxTitle({ app, connection, connections, navigation, queryClient: queries });
    return null;
  }
  const draw = (part?: ReactNode) => (
    <>
      <Inbox />
      {part}
    </>
  );
  const { rerender } = render(draw());
  return {
    show: (part: ReactNode) => rerender(draw(part)),
    knowFilters: () =>
      act(() =>
        queries.setQueryData(filterQueries(connection).all().queryKey, [
          { id: 'f1', name: 'My tasks' },
          { id: 'f2', name: 'Overdue' },
        ]),
      ),
    knowCount: (count: number, narrowing = {}) =>
      act(() => queries.setQueryData(taskListQueries(connection).count('f1', narrowing).queryKey, count)),
    knowTask: (id: string, name: string) =>
      queries.setQueryData(taskQueries(connection).detail(id).queryKey, { id, name }),
  };
}

it('names task and filter as soon as they are known, and asks for neither', async () => {
  const { knowFilters, knowTask } = open('#/?filter=f1&task=t1');
  expect(document.title).toBe('Taskweave Tasklist');
  knowFilters();
  await waitFor(() => expect(document.title).toBe('My tasks · Taskweave'));
  act(() => knowTask('t1', 'Review invoice'));
  await waitFor(() => expect(document.title).toBe('Review invoice · My tasks · Taskweave'));
  expect(engine.lines()).toEqual([]);
});

it('has the name of the installation', async () => {
  const { knowFilters } = open('#/?filter=f1', { vendor: 'Acme', name: 'Work' });
  expect(document.title).toBe('Acme Work');
  knowFilters();
  await waitFor(() => expect(document.title).toBe('My tasks · Acme'));
});

it('waits until a part is drawn that brings a name', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { knowTask, show } = open('#/?task=t1');
  function Part() {
    useState(() => knowTask('t1', 'Ask'));
    return null;
  }
  show(<Part />);
  await waitFor(() => expect(document.title).toBe('Ask · Taskweave'));
  expect(complain).not.toHaveBeenCalled();
});

it('has the number of tasks that the open filter is known to have', async () => {
  const { knowFilters, knowCount } = open('#/?filter=f1');
  knowFilters();
  knowCount(1203);
  await waitFor(() => expect(document.title).toBe('(1,203) My tasks · Taskweave'));
  knowCount(0);
  await waitFor(() => expect(document.title).toBe('My tasks · Taskweave'));
  expect(engine.lines()).toEqual([]);
});

it('says that the number lacks an engine, until it does not', async () => {
  let isWhole = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const offered = { all: [], of: () => null, isWhole: () => isWhole, subscribe };
  const { knowFilters, knowCount } = open('#/?filter=f1', undefined, {
    client: { offered },
    within: () => engine.connect(),
  });
  knowFilters();
  knowCount(12);
  await waitFor(() => expect(document.title).toBe('(12+) My tasks · Taskweave'));
  isWhole = true;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(document.title).toBe('(12) My tasks · Taskweave');
});

it('does not count snoozed tasks where the list hides them', async () => {
  const { knowFilters, knowCount } = open('#/?filter=f1&snoozed=hidden');
  knowFilters();
  knowCount(5);
  knowCount(3, withoutSnoozed({}));
  await waitFor(() => expect(document.title).toBe('(3) My tasks · Taskweave'));
});

it('has no number for people who want none', async () => {
  const { knowFilters, knowCount } = open('#/?filter=f1');
  knowFilters();
  knowCount(3);
  await waitFor(() => expect(document.title).toBe('(3) My tasks · Taskweave'));
  act(() => tabCount.choose('hidden'));
  await waitFor(() => expect(document.title).toBe('My tasks · Taskweave'));
  act(() => tabCount.choose('shown'));
});
