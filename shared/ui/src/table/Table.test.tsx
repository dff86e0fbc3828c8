import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { Table, type TableProps } from './Table';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const GROUPS: readonly Group[] = [
  { id: 'm', name: 'Management', count: 9 },
  { id: 'a', name: 'Accounting', count: 10 },
  { id: 's', name: 'Sales', count: 10 },
];

const COLUMNS: TableProps<Group>['columns'] = [
  { id: 'name', label: 'Group', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'count',
    label: 'Open tasks',
    cell: ({ count }) => count,
    align: 'end',
    sortBy: ({ count }) => count,
    sortsDescending: true,
  },
  { id: 'more', label: 'Actions', isLabelHidden: true, cell: () => <button type="button">Open</button> },
];

function open(props: Partial<TableProps<Group>> = {}) {
  return render(
    <Table
      caption="Workload"
      columns={COLUMNS}
      rows={GROUPS}
      rowKey={({ id }) => id}
      loadingLabel="Loading groups"
      emptyText="No group has tasks."
      {...props}
    />,
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => userEvent.click(within(header(name)).getByRole('button'));

describe('a table', () => {
  it('is named by its caption, and its rows by their first cell', async () => {
    const { container } = open();

    expect(screen.getByRole('table', { name: 'Workload' })).toBeDefined();
    expect(names()).toEqual(['Management', 'Accounting', 'Sales']);
    await expectAccessible(container);
  });

  it('gives each cell its header as a label for narrow places, but neither the first one nor one of buttons', () => {
    open();

    const [, first] = screen.getAllByRole('row');
    const labels = [...(first?.children ?? [])].map((cell) => cell.getAttribute('data-label'));
    expect(labels).toEqual([null, 'Open tasks', null]);
  });

  it('scrolls by keyboard where its height is limited', async () => {
    const { container } = open({ maxHeight: '200px' });

    expect(screen.getByRole('region', { name: 'Workload' }).tabIndex).toBe(0);
    await expectAccessible(container);
  });
});

describe('the headers', () => {
  it('sort up and down, and say so', async () => {
    open();

    await press('Group');
    expect(names()).toEqual(['Accounting', 'Management', 'Sales']);
    expect(header('Group').getAttribute('aria-sort')).toBe('ascending');

    await press('Group');
    expect(names()).toEqual(['Sales', 'Management', 'Accounting']);
    expect(header('Group').getAttribute('aria-sort')).toBe('descending');
  });

  it('sort the highest first where the column says so, and leave the focus where it is', async () => {
    open();

    await press('Open tasks');

    expect(names()).toEqual(['Accounting', 'Sales', 'Management']);
    expect(header('Group').hasAttribute('aria-sort')).toBe(false);
    expect(document.activeElement?.textContent).toBe('Open tasks');
  });

  it('are no buttons where the column does not sort', () => {
    open();

    expect(within(header('Actions')).queryByRole('button')).toBeNull();
  });

  it('begin with the order that the caller wants', () => {
    open({ initialSort: { columnId: 'name', direction: 'descending' } });

    expect(names()).toEqual(['Sales', 'Management', 'Accounting']);
  });

  it('leave the order to a caller who sorts', async () => {
    const onSortChange = vi.fn();
    open({ onSortChange, sort: { columnId: 'name', direction: 'ascending' } });

    await press('Group');

    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' });
    expect(names()).toEqual(['Management', 'Accounting', 'Sales']);
  });
});

describe('while there are no rows', () => {
  it('says that they are loading', async () => {
    const { container } = open({ rows: undefined });

    expect(screen.getByRole('status').textContent).toBe('Loading groups');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    await expectAccessible(container);
  });

  it('says why there are none', async () => {
    const { container } = open({ rows: [] });

    expect(screen.getByRole('cell').textContent).toBe('No group has tasks.');
    await expectAccessible(container);
  });
});
