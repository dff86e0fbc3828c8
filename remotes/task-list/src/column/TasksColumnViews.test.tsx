import type { ListViewProps } from '@taskweave/plugin-sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { useTaskColumn } from '../testing/useTaskColumn';
import CardsView from '../views/CardsView';
import ListViewMenu from './ListViewMenu';

const { engine, open: openColumn } = useTaskColumn(<ListViewMenu />);

function Calendar({ list, selection }: ListViewProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    const conditions = { dueBefore: '2026-12-01' };
    Promise.all([list.load({ first: 0, count: 2, conditions }), list.count()]).then(([tasks, count]) =>
      setText(`${tasks.map(({ name }) => name).join(', ')} of ${count}`),
    );
  }, [list]);
  const pick = async () => selection.select(await list.load({ first: 1, count: 1 }));
  return (
    <p>
      Calendar: {text}, {selection.tasks.size} selected
      <button type="button" onClick={() => void pick()}>
        Pick
      </button>
    </p>
  );
}

function open(params: Record<string, string> = {}) {
  serveTasks(engine, () => tasksNumbered(3));
  const items = {
    'tasklist.list.view': [
      { id: 'cards', label: 'Cards', render: (props: ListViewProps) => <CardsView {...props} /> },
      { id: 'calendar', label: 'Calendar', render: (props: ListViewProps) => <Calendar {...props} /> },
    ],
  };
  return openColumn(params, { items });
}

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

it('is shown by the first view, unless the address or the person say otherwise', async () => {
  const { host } = open();
  await screen.findByRole('grid', { name: 'Tasks' });
  expect(host.navigation.inboxParams.view).toBeUndefined();
  await choose('Calendar');
  expect(await screen.findByText(/^Calendar: Task 0, Task 1 of 3/)).toBeTruthy();
  expect(host.navigation.inboxParams.view).toBe('calendar');
});

it('is shown by the first view where the address names none that there is', async () => {
  open({ view: 'gone' });
  expect(await screen.findByRole('grid', { name: 'Tasks' })).toBeTruthy();
});

it('gives any view the rows, their number and the selection', async () => {
  open({ view: 'calendar' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pick' }));
  expect(await screen.findByText(/1 selected$/, { selector: 'span' })).toBeTruthy();
  const asked = engine.lines().filter((line) => line.includes('/list?'));
  expect(asked).toHaveLength(2);
});

it('turns from one view to the next by a command', async () => {
  const { host } = open();
  await screen.findByRole('grid', { name: 'Tasks' });
  expect(host.services.commands.all.find(({ id }) => id === 'list.presentation')?.label).toBe(
    'Show as: Calendar',
  );
  act(() => void host.services.commands.run('list.presentation'));
  expect(await screen.findByText(/^Calendar/)).toBeTruthy();
});

it('prints every row that has come, not only those on screen', async () => {
  serveTasks(engine, () => tasksNumbered(40));
  openColumn({});
  await screen.findByRole('grid', { name: 'Tasks' });
  const onScreen = screen.getAllByRole('row').length;
  expect(onScreen).toBeLessThan(40);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('row')).toHaveLength(40);
  expect(screen.queryByText(/^The list is longer/)).toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('row')).toHaveLength(onScreen);
});

it('says on paper that the list is longer', async () => {
  serveTasks(engine, () => tasksNumbered(700));
  openColumn({});
  await screen.findByRole('grid', { name: 'Tasks' });
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText(/^The list is longer/)).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(/^The list is longer/)).toBeNull();
});
