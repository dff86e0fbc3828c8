import type { ColumnMeta, InboxParams } from '@taskweave/plugin-sdk';
import { createTestHost, type TestPointItem } from '@taskweave/plugin-sdk/testing';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createEntryNotes } from '../navigation/EntryNotes';
import { createPageRouter } from '../navigation/PageRouter';
import { renderWithTexts } from '../testing/renderWithTexts';
import { Columns } from './Columns';
import { resetLayout, setFiltersOpen, setFolded, setWidth } from './LayoutStore';

type Column = TestPointItem<'shell.column'>;

beforeEach(() => {
  resetLayout();
  setFiltersOpen(false);
});

function column(place: ColumnMeta['place'], more: Partial<Column> = {}): Column {
  return {
    id: place,
    label: `Our ${place}`,
    meta: { place },
    render: ({ taskId }) => <a href="#/">{`${place} of ${taskId}`}</a>,
    ...more,
  };
}

const ALL = [
  column('filters'),
  column('tasks'),
  column('task', { meta: { place: 'task', needsTask: true, placeholder: 'Choose one' } }),
];

function draw(params: InboxParams = {}, columns: readonly Column[] = ALL) {
  const host = createTestHost({ items: { 'shell.column': columns }, params });
  const view = renderWithTexts(
    <host.Provider>
      <Columns navigation={host.navigation} notes={createEntryNotes(createPageRouter())} />
    </host.Provider>,
  );
  return { ...view, host, main: screen.getByRole('main') };
}

it('fills three columns with what plugins have, called as they say @T2.16', async () => {
  const { baseElement } = draw({ task: '7' });
  const texts = [
    within(screen.getByRole('navigation', { name: 'Our filters' })).getByText('filters of 7'),
    within(screen.getByRole('region', { name: 'Our tasks' })).getByText('tasks of 7'),
    within(screen.getByRole('region', { name: 'Our task' })).getByText('task of 7'),
  ];
  expect(texts).toHaveLength(3);
  await expectAccessible(baseElement);
});

it('draws no column that needs a task before there is one', () => {
  draw();
  expect(screen.getByText('Choose one')).toBeTruthy();
  expect(screen.queryByText(/^task of/)).toBeNull();
});

it('says of a column that nobody fills that it is missing, and shows the others', () => {
  draw({}, [column('filters')]);
  expect(screen.getAllByText('This part is not available')).toHaveLength(2);
  expect(screen.getByText('filters of null')).toBeTruthy();
});

it('takes the first where several want the same place', () => {
  draw({}, [column('tasks', { id: 'a' }), column('tasks', { id: 'b', render: () => 'second' })]);
  expect(screen.queryByText('second')).toBeNull();
});

it('gives each column its width, and a folded one that of its strip', () => {
  setWidth('tasks', 500);
  setFolded('filters', true);
  const { style } = draw().main;
  expect([style.getPropertyValue('--filters-width'), style.getPropertyValue('--tasks-width')]).toEqual([
    '36px',
    '500px',
  ]);
});

it('gives the focus of a column that is folded to the button that brings it back', () => {
  draw();
  screen.getByText('filters of null').focus();
  act(() => setFolded('filters', true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show filters' }));
});

it('gives the focus of a task that is closed to the rows at once, so that no key falls on nothing @E3', () => {
  const role = 'grid';
  const rows = (taskId: string | null) => (
    <div role={role}>
      <a href="#/" tabIndex={0}>{`row of ${taskId}`}</a>
    </div>
  );
  const { host } = draw({ task: '7' }, [
    column('filters'),
    column('tasks', { render: ({ taskId }) => rows(taskId) }),
    column('task', { meta: { place: 'task', needsTask: true } }),
  ]);
  screen.getByText('task of 7').focus();
  act(() => host.navigation.openInbox({ task: null }));
  expect(document.activeElement).toBe(screen.getByText('row of null'));
});
