import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { searchField, useSearch } from '../../testing/useSearch';

const { engine, open } = useSearch({ assignee: 'demo' }, 12);

const NAME: SearchCriterion = { type: 'name', operator: 'Like', value: 'invoice', name: '' };
const WORD: SearchCriterion = { ...NAME, type: 'anything', value: 'acme' };

async function openMenu(
  groups: readonly string[] | number | null,
  params = {},
  criteria: readonly SearchCriterion[] = [NAME, WORD],
) {
  const created = vi.fn();
  engine.on('GET authorization/check', ({ request }) => {
    const asked = new URL(request.url).searchParams.get('resourceName');
    return { isAuthorized: groups !== null, resourceName: asked, permissionName: 'CREATE' };
  });
  engine.on(
    'GET identity/groups',
    typeof groups === 'number'
      ? groups
      : { groups: (groups ?? []).map((id) => ({ id, name: `Group ${id}` })), groupUsers: [] },
  );
  const rendered = open(criteria, params);
  rendered.host.services.commands.register({
    id: 'filters.create',
    label: 'x',
    group: 'create',
    run: created,
  });
  fireEvent.pointerEnter(searchField());
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  await screen.findByRole('menu');
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  return { ...rendered, created, entries };
}

it('saves for the person or one of the groups at once, under the words of the search', async () => {
  const { created, entries } = await openMenu(['sales', 'accounting']);
  await waitFor(() =>
    expect(entries()).toEqual([
      'For me',
      'For Group sales',
      'For Group accounting',
      'As a link',
      'In this browser…',
    ]),
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'For Group accounting' }));
  expect(created).toHaveBeenCalledExactlyOnceWith({
    name: 'Name contains invoice, acme',
    query: expect.objectContaining({ assignee: 'demo', nameLike: '%invoice%' }),
    group: { id: 'accounting', name: 'Group accounting' },
  });
});

it('offers no group to those who may not share', async () => {
  const { entries, created } = await openMenu(null);
  expect(entries()).toEqual(['For me', 'As a link', 'In this browser…']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'For me' }));
  expect(created).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ group: null }));
});

it('says that the groups could not be loaded, and saves nothing', async () => {
  const { host, created } = await openMenu(500);
  const entry = screen.getByRole('menuitem', { name: 'For my group' });
  await waitFor(() => expect(entry.getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(entry);
  expect(host.notifications).toMatchObject([{ title: 'Your groups could not be loaded' }]);
  expect(created).not.toHaveBeenCalled();
});

it('copies a link without the open task, and says so for 1.2 seconds @S1.12', async () => {
  // `setup` installs the clipboard stub.
  userEvent.setup();
  const { host } = await openMenu([], { task: 't1', detailsTab: 'x' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'As a link' }));
  await waitFor(() =>
    expect(host.notifications).toMatchObject([{ kind: 'success', title: 'Link copied', duration: 1_200 }]),
  );
  const link = await act(() => navigator.clipboard.readText());
  expect(link).toContain('searchQuery=');
  expect(link).not.toContain('task=');
});

it('keeps the order that was searched for', async () => {
  const order = { type: 'order', operator: 'eq', value: 'dueDate asc', name: '' };
  const { created } = await openMenu([], {}, [NAME, order]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'For me' }));
  expect(created).toHaveBeenCalledExactlyOnceWith({
    name: 'Name contains invoice, Due first',
    query: { assignee: 'demo', nameLike: '%invoice%', sorting: [{ sortBy: 'dueDate', sortOrder: 'asc' }] },
    group: null,
  });
  expect(screen.queryByText(/leaves out/)).toBeNull();
});
