import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import en from '../dialog-texts/en.json';
import { openDialog, PATIENT, save, type } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');

const GRANT = { id: 'a0', type: 1, userId: 'peter', groupId: null, permissions: ['ALL'], resourceId: 'f1' };

describe('permissions', () => {
  const canAdd = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled;

  it('take no one twice @T5.17', async () => {
    serveFilters(engine, [{ id: 'f1', name: 'Mine' }], [GRANT]);
    openDialog(engine, { kind: 'open', filterId: 'f1' });
    await type('User', 'peter');
    expect(screen.getByText(en['permissions.duplicate.user'])).toBeTruthy();
    expect(canAdd()).toBe(false);
  });

  it('take nobody without an id @T5.16 @T5.19', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await screen.findByRole('button', { name: 'Add' }, PATIENT);
    expect(canAdd()).toBe(false);
    await type('User', '  ');
    expect(canAdd()).toBe(false);
    await type('User', 'mary');
    expect(canAdd()).toBe(true);
  });

  it('say beside a button that is off what it waits for', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    const user = await screen.findByRole('combobox', { name: 'User' }, PATIENT);
    const lack = () => document.getElementById(user.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(lack()).toBe('Enter a name or ID to add.');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(lack()).toBe('Accessible to all users');
  });

  it('take nobody more where everyone may read @T5.19', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await type('User', 'mary');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(canAdd()).toBe(false);
  });

  it('take one by Enter @T5.18', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await type('User', 'Mary Okafor');
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), '{Enter}');
    expect(await screen.findByRole('button', { name: /^Remove Mary/ })).toBeTruthy();
  });

  it('take nobody whom the engine does not know, by Enter or with the filter', async () => {
    const service = serveFilters(engine, [{ id: 'f1', name: 'Mine' }]);
    openDialog(engine, { kind: 'open', filterId: 'f1' });
    await type('User', 'zoe');
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), '{Enter}');
    expect(await screen.findByText('User “zoe” not found, or you may not see that user.')).toBeTruthy();
    await save();
    expect(await screen.findByText('User “zoe” not found, or you may not see that user.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'User' }).value).toBe('zoe');
    expect(service.written).toEqual([]);
  });

  it('are not said to be none where the person may not see them', async () => {
    const service = serveFilters(engine, [{ id: 'f1', name: 'Mine' }]);
    service.rights = [];
    openDialog(engine, { kind: 'open', filterId: 'f1' });
    expect(await screen.findByText(en['permissions.unseen'])).toBeTruthy();
    expect(screen.queryByText(en['permissions.none'])).toBeNull();
  });

  it('add the name that was typed and not added when the filter is saved', async () => {
    const service = serveFilters(engine, [{ id: 'f1', name: 'Mine' }]);
    const { onSaved } = openDialog(engine, { kind: 'open', filterId: 'f1' });
    await type('User', 'mary');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written.map(({ path }) => path)).toEqual(['filter/f1', 'authorization/create']);
  });

  it('keep the focus where people go on, after one was added and after one was removed', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    for (const id of ['mary', 'peter']) {
      await type('User', id);
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'User' })),
      );
      await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe(''));
    }
    const remove = (name: RegExp) => screen.getByRole('button', { name });
    await userEvent.click(remove(/^Remove Mary/));
    await waitFor(() => expect(document.activeElement).toBe(remove(/^Remove Peter/)));
    await userEvent.click(remove(/^Remove Peter/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'User' })));
  });

  it('leave other rights where reading is taken away', async () => {
    const service = serveFilters(engine, [{ id: 'f1', name: 'Mine' }], [GRANT]);
    const { onSaved } = openDialog(engine, { kind: 'open', filterId: 'f1' });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Peter/ }));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written.at(-1)).toMatchObject({
      method: 'PUT',
      path: 'authorization/a0',
      body: { permissions: ['UPDATE', 'DELETE'], userId: 'peter', resourceId: 'f1' },
    });
  });

  it('say which were saved and which were not, and are saved by another try', async () => {
    const service = serveFilters(engine, []);
    service.refused = ['mary'];
    const { onSaved } = openDialog(engine, { kind: 'create' });
    await type('Name', 'Shared');
    for (const id of ['mary', 'peter']) {
      await type('User', id);
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      await screen.findByRole('button', { name: new RegExp(`^Remove ${id}`, 'i') });
    }
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The filter was saved, but not all of its permissions.');
    const [saved, unsaved] = within(alert).getAllByRole('list');
    expect([saved?.textContent, unsaved?.textContent]).toEqual([
      'Access for peter (User)',
      'Access for mary (User) – You do not have permission. Contact your administrator.',
    ]);
    expect(await screen.findAllByRole('button', { name: /^Remove Peter/ })).toHaveLength(1);
    service.refused = [];
    service.written.length = 0;
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT filter/new',
      'POST authorization/create',
    ]);
  });
});
