// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '../i18n/en.json';
import FiltersColumn from './FiltersColumn';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

const FILTERS = [
  { id: 'late', name: 'Overdue', query: {}, properties: { priority: 10 } },
  { id: 'mine', name: 'My tasks', query: {}, properties: { priority: -5, description: 'What I work on' } },
];

function serveFilters(filters: readonly object[] = FILTERS): void {
  engine.answer(http.get(`${REST_ROOT}/filter`, () => HttpResponse.json(filters)));
}

function open(params: Record<string, string> = {}) {
  const host = createTestHost({ engine: engine.connect(), texts: en, params });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <host.Provider>
        <FiltersColumn />
      </host.Provider>
    </QueryClientProvider>,
  );
  return { host, container };
}

describe('the choice of a filter', () => {
  it.each([
    ['the address names none', {}],
    ['the address names one that does not exist', { filter: 'gone' }],
  ])('falls on the lowest priority where %s, without an entry in the history', async (_case, params) => {
    serveFilters();
    const { host } = open(params);
    await waitFor(() => expect(host.navigation.params.filter).toBe('mine'));
    expect(host.navigation.changes).toEqual([{ change: { filter: 'mine', page: null }, replace: true }]);
  });

  it('leaves the one in the address, and marks it', async () => {
    serveFilters();
    const { host } = open({ filter: 'late' });
    const link = await screen.findByRole('link', { name: 'Overdue' });
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(host.navigation.changes).toEqual([]);
  });
});

describe('the list', () => {
  it('is in the order of priority, with descriptions', async () => {
    serveFilters();
    const { container } = open();
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['My tasks', 'Overdue']);
    expect(screen.getByRole('link', { name: 'My tasks', description: 'What I work on' })).toBe(links[0]);
    await expectAccessible(container);
  });

  it('keeps the order of tasks in its links, and leaves task and page behind', async () => {
    serveFilters();
    open({ filter: 'mine', task: 't1', detailsTab: 'x', page: '3', sorting: '[]' });
    const link = await screen.findByRole('link', { name: 'Overdue' });
    expect(link.getAttribute('href')).toBe('#/?filter=late&sorting=%5B%5D');
  });
});

describe('without filters', () => {
  it.each([
    [en.empty, []],
    [en['empty.mayCreate'], [{ method: 'POST', href: '', rel: 'create' }]],
  ])('says "%s" to those whose rights are such', async (text, links) => {
    serveFilters([]);
    engine.answer(http.options(`${REST_ROOT}/filter`, () => HttpResponse.json({ links })));
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says what the engine said, and tries again', async () => {
    const problem = { type: 'ProcessEngineException', message: 'The database is away' };
    engine.answer(
      http.get(`${REST_ROOT}/filter`, () => HttpResponse.json(problem, { status: 500 }), { once: true }),
    );
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
