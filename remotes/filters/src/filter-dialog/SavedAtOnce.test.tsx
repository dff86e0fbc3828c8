import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openDialog, save } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');
const QUERY = { assigneeLike: '%m%' };
const REFUSAL = { type: 'AuthorizationException', message: 'You may not do that' };
const SALES = { id: 'sales', name: 'Sales' };

function open(group: typeof SALES | null = SALES) {
  const service = serveFilters(engine, []);
  return { ...openDialog(engine, { kind: 'create', query: QUERY, name: 'Late', group }), service };
}

it('makes the filter and shares it with the group, without a question', async () => {
  const { service, onSaved, host } = open();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(service.written[0]?.body).toMatchObject({ name: 'Late', query: QUERY });
  expect(service.written[1]?.body).toMatchObject({ groupId: 'sales', permissions: ['READ'] });
  expect(host.notifications).toMatchObject([{ kind: 'success', title: 'Saved as “Late” for Sales' }]);
});

it('shares it with nobody where the person alone wants it', async () => {
  const { service, onSaved, host } = open(null);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written).toHaveLength(1);
  expect(host.notifications).toMatchObject([{ title: 'Saved as “Late”' }]);
});

it('offers to rename it, and to undo, which removes it and brings the search back', async () => {
  const { service, onSaved, host } = open(null);
  const searched = { filter: 'f', searchQuery: '[{"type":"name"}]', searchOrQuery: 'true' };
  act(() => host.services.navigation.openInbox(searched));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  act(() => host.services.navigation.openInbox({ filter: 'new', searchQuery: null, searchOrQuery: null }));
  expect(host.notifications[0]?.actions?.map(({ label }) => label)).toEqual(['Rename']);
  act(() => host.notifications[0]?.undo?.());
  expect(host.navigation.inboxParams).toMatchObject(searched);
  await waitFor(() => expect(service.written[1]).toMatchObject({ method: 'DELETE', path: 'filter/new' }));
});

it('says that undo did not work', async () => {
  engine.on('DELETE filter/:id', REFUSAL, 403);
  const { onSaved, host } = open(null);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  act(() => host.notifications[0]?.undo?.());
  await waitFor(() =>
    expect(host.notifications).toContainEqual(
      expect.objectContaining({ kind: 'error', title: 'The filter could not be deleted' }),
    ),
  );
});

it('asks where the filter could not be saved, and saves it then', async () => {
  engine.once('POST filter/create', REFUSAL, 403);
  const { service, onSaved } = open();
  await screen.findByRole('dialog', { name: 'Save for Sales' });
  expect(await screen.findByRole('alert')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveProperty('value', 'Late');
  await userEvent.type(name, 'r');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written[0]?.body).toMatchObject({ name: 'Later', query: QUERY });
});

it('makes no second filter where only its permission had failed', async () => {
  engine.once('POST authorization/create', REFUSAL, 403);
  const { service, onSaved } = open();
  await screen.findByRole('dialog', { name: 'Save for Sales' });
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written.filter(({ path }) => path === 'filter/create')).toHaveLength(1);
  expect(service.written.at(-1)?.body).toMatchObject({ groupId: 'sales', permissions: ['READ'] });
});

it('asks for a name where there is none', async () => {
  const service = serveFilters(engine, []);
  const { onSaved } = openDialog(engine, { kind: 'create', query: QUERY, name: ' ', group: null });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written[0]?.body).toMatchObject({ name: 'Mine' });
});
