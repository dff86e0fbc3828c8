import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { type ColumnProps, useInboxParam } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import en from '../i18n/en.json';
import plugin from '../plugin';
import { serveFilters as serve } from '../testing/serveFilters';
import FiltersColumn from './FiltersColumn';

const engine = useFakeEngine('demo');

const FILTERS = [
  { id: 'late', name: 'Overdue', query: {}, properties: { priority: 10 } },
  { id: 'mine', name: 'My tasks', query: {}, properties: { priority: -5, description: 'What I work on' } },
];

function serveFilters(filters: readonly object[] = FILTERS): void {
  engine.on('GET filter', filters);
}

function Shown() {
  const Column: ComponentType<ColumnProps> = FiltersColumn;
  return <Column taskId={useInboxParam('task')} />;
}

function open(params: Record<string, string> = {}) {
  return openApp(plugin, <Shown />, { engine, params });
}

describe('the list', () => {
  it('is in the order of priority, with descriptions', async () => {
    serveFilters();
    const { container } = open();
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['My tasks', 'Overdue']);
    expect(screen.getByRole('link', { name: 'My tasks', description: 'What I work on' })).toBe(links[0]);
    await expectAccessible(container);
  });

  it('keeps the order of tasks in its links, and leaves task and page behind @T4.45', async () => {
    serveFilters();
    open({ filter: 'mine', task: 't1', detailsTab: 'x', page: '3', sorting: '[]' });
    const link = await screen.findByRole('link', { name: 'Overdue' });
    expect(link.getAttribute('href')).toBe('#/?filter=late&sorting=%5B%5D');
  });
});

describe('an order by a variable', () => {
  const AMOUNT = JSON.stringify([
    { sortBy: 'processVariable', sortOrder: 'asc', parameters: { variable: 'amount', type: 'Long' } },
  ]);
  const orderOf = (name: string) => {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    return new URLSearchParams(href.split('?')[1]).get('sorting');
  };

  it('belongs to the filter that was sorted by it, and is found there again', async () => {
    serveFilters();
    const { host } = open({ filter: 'mine' });
    await screen.findByRole('link', { name: 'Overdue' });
    act(() => host.navigation.openInbox({ sorting: AMOUNT }));
    expect([orderOf('My tasks'), orderOf('Overdue')]).toEqual([AMOUNT, null]);

    act(() => host.navigation.openInbox({ filter: 'late' }));
    expect(host.navigation.inboxParams.sorting).toBeUndefined();
    expect([orderOf('My tasks'), orderOf('Overdue')]).toEqual([AMOUNT, null]);

    act(() => host.navigation.openInbox({ filter: 'mine', sorting: AMOUNT }));
    act(() => host.navigation.openInbox({ sorting: null }));
    act(() => host.navigation.openInbox({ filter: 'late' }));
    expect(orderOf('My tasks')).toBeNull();
  });
});

const MANY = Array.from({ length: 120 }, (_, index) => ({
  id: `f${index}`,
  name: `Filter ${index}`,
  query: {},
  properties: { priority: index },
}));

describe('many filters', () => {
  it('are shown in pages of 50, the one with the open filter first @T2.44 @T9.2', async () => {
    serveFilters(MANY);
    const { host } = open({ filter: 'f60' });
    expect(await screen.findByRole('link', { name: 'Filter 60' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Filter/ })).toHaveLength(50);
    const pages = await screen.findByRole('navigation', { name: 'Pages of filters' });
    expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(within(pages).getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain(
      'filterPage=3',
    );
    const previous = within(pages).getByRole('link', { name: 'Previous page' });
    expect(previous.getAttribute('href')).not.toContain('filterPage');
    act(() => host.navigation.openInbox({ filterPage: null }));
    expect(screen.getByRole('link', { name: 'Filter 0' })).toBeTruthy();
  });

  it('follow the page in the address @T2.10', async () => {
    serveFilters(MANY);
    open({ filter: 'f60', filterPage: '3' });
    expect(await screen.findByRole('link', { name: 'Filter 100' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Filter 60' })).toBeNull();
  });
});

describe('once the first list is there', () => {
  function openAfterList(rights: readonly string[]) {
    const service = serve(engine, FILTERS);
    service.rights = rights;
    const view = open({ filter: 'late' });
    view.queries.setQueryData(['engine', 'default', 'task', 'list', {}], []);
    return { ...view, service };
  }

  it('asks for the count of the open filter and for the right to create, not before', async () => {
    const { queries } = openAfterList(['create']);
    expect(await screen.findByRole('link', { name: 'Overdue 5,012' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Create filter' })).toBeTruthy();
    expect(queries.isFetching()).toBe(0);
  });

  it.each([
    ['no group', [], 'Overdue 0'],
    ['a group', [{ id: 'sales', name: 'Sales' }], 'Overdue'],
  ])('counts no tasks of the groups of a person in %s', async (_, groups, name) => {
    const message = "Unable to invoke method 'taskCandidateGroupIn' on class 'TaskQueryImpl'";
    engine.on('POST filter/late/count', { type: 'ProcessEngineException', message }, 500);
    engine.on('GET identity/groups', { groups, groupUsers: [] });
    const { queries } = openAfterList([]);
    await waitFor(() => expect(engine.lines()).toContainEqual(expect.stringMatching(/identity\/groups/)));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  it.each([
    [
      ['create', 'update', 'delete'],
      ['Edit', 'Copy', 'Delete'],
    ],
    [['update'], ['Edit']],
    [[], ['Show details']],
  ])('offers with the rights %j: %j @T2.24 @T6.2 @T6.3', async (rights, expected) => {
    openAfterList(rights);
    await screen.findByRole('link', { name: 'Overdue 5,012' });
    if (rights.includes('create')) await screen.findByRole('button', { name: 'Create filter' });
    const menu = screen.getByRole('button', { name: 'Actions for the filter Overdue' });
    menu.focus();
    await waitFor(() =>
      expect(engine.lines()).toContainEqual(expect.stringMatching(/^OPTIONS .*filter\/late$/)),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(expected),
    );
  });

  it('opens the dialog by the command of other parts of the page', async () => {
    const { host } = openAfterList(['create']);
    await screen.findByRole('button', { name: 'Create filter' });
    host.services.commands.run('filters.create', { query: { nameLike: '%x%' } });
    expect(await screen.findByRole('dialog', { name: 'Create filter' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /1 criterion/ })).toBeTruthy();
  });

  it('opens the filter that a command names', async () => {
    const { host } = openAfterList(['update']);
    await screen.findByRole('link', { name: 'Overdue 5,012' });
    host.services.commands.run('filters.edit', { filterId: 'mine' });
    expect(await screen.findByRole('dialog', { name: 'Edit filter' })).toBeTruthy();
    expect(await screen.findByDisplayValue('My tasks')).toBeTruthy();
  });

  it('leads to the open filter by its command', async () => {
    const { host } = openAfterList([]);
    const link = await screen.findByRole('link', { name: 'Overdue 5,012' });
    host.services.commands.run('go.filters');
    expect(document.activeElement).toBe(link);
  });

  it('offers no command to those who may not create', async () => {
    const { host } = openAfterList([]);
    await screen.findByRole('link', { name: 'Overdue 5,012' });
    expect(host.services.commands.has('filters.create')).toBe(false);
  });
});

describe('without filters', () => {
  it.each([
    [en.empty, []],
    [en['empty.mayCreate'], [{ method: 'POST', href: '', rel: 'create' }]],
  ])('says "%s" to those whose rights are such @T2.24', async (text, links) => {
    serveFilters([]);
    engine.on('OPTIONS filter', { links });
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('creates one for all tasks by a press, and goes there @T2.24 @T8.2', async () => {
    const service = serve(engine, []);
    const { host } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create “All tasks”' }));
    await waitFor(() => expect(host.navigation.inboxParams.filter).toBe('new'));
    expect(service.written).toMatchObject([
      {
        path: 'filter/create',
        body: { name: 'All tasks', owner: 'demo', query: {}, properties: { priority: 1 } },
      },
    ]);
  });

  it('says what the engine said, and tries again @T8.5 @T8.31', async () => {
    const problem = { type: 'ProcessEngineException', message: 'The database is away' };
    engine.once('GET filter', problem, 500);
    serveFilters();
    open();
    await screen.findByText(/The database is away/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'My tasks' })).toBeTruthy();
  });

  it('shows no error when the session has ended: the shell asks to sign in', async () => {
    engine.user = null;
    const { container } = open();
    await waitFor(() => expect(engine.lines()).not.toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container.textContent).toBe('FiltersLoading filters');
  });
});
