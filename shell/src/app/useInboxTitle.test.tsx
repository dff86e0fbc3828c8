import { QueryClient } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { NO_PAGE_SETTINGS } from '@taskweave/plugin-files/admin-file/noAdminFile';
import { act, render, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createHashNavigation } from '../navigation/HashNavigation';
import { createPageRouter } from '../navigation/PageRouter';
import { useInboxTitle } from './useInboxTitle';

const engine = useFakeEngine();

function open(hash: string, names = { vendor: 'Taskweave', name: 'Tasklist' }) {
  const app = { ...NO_PAGE_SETTINGS.app, ...names };
  history.replaceState(null, '', `/${hash}`);
  const connection = engine.connect();
  const navigation = createHashNavigation(createPageRouter());
  const queries = new QueryClient();
  function Inbox() {
    useInboxTitle({ app, connection, navigation, queryClient: queries });
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
