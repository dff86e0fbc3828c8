import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import en from '../dialog-texts/en.json';
import { openDialog, PATIENT, save, section, type } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');

describe('a filter that is there', () => {
  const FOREIGN = {
    id: 'f1',
    name: 'Legacy',
    owner: 'john',
    query: { name: 'Approve', futureKey: 7, orQueries: [{ assignee: 'a' }, { assignee: 'b' }] },
    properties: { color: '#123456', priority: 3, acme: { risk: 1 } },
  };

  it('can only be looked at without the right to change it @T2.45 @T6.3', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    service.rights = [];
    const { baseElement } = openDialog(engine, { kind: 'open', filterId: 'f1' });
    expect(await screen.findByRole('dialog', { name: 'Filter details' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete filter' })).toBeNull();
    await section(/^More criteria/);
    expect(screen.queryByRole('button', { name: 'Add criterion' })).toBeNull();
    await expectAccessible(baseElement);
  });

  it('can be deleted from its details with that right alone', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    service.rights = ['delete'];
    openDialog(engine, { kind: 'open', filterId: 'f1' });
    expect(await screen.findByRole('dialog', { name: 'Filter details' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Delete filter' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('is copied with its criteria, not with its owner', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    const { onSaved } = openDialog(engine, { kind: 'copy', filterId: 'f1' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Legacy (copy)'),
    );
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written).toMatchObject([
      { method: 'POST', body: { owner: 'demo', query: FOREIGN.query } },
    ]);
  });

  it('is deleted after a question @T2.45 @T4.36 @T8.22', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    const { onDeleted } = openDialog(engine, { kind: 'open', filterId: 'f1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete filter' }));
    expect(service.written).toEqual([]);
    expect(await screen.findByText(en['delete.warning'])).toBeTruthy();
    const question = await screen.findByRole('dialog', { name: 'Delete “Legacy”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete filter' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('f1'));
    expect(service.written).toMatchObject([{ method: 'DELETE', path: 'filter/f1' }]);
  });

  it.each([
    [403, { type: 'AuthorizationException', message: 'No DELETE' }, /You do not have permission/],
    [500, { type: 'ProcessEngineException', message: 'Disk full' }, /Disk full/],
  ])('that the engine does not delete stays, with the reason: %i @T8.3', async (status, refusal, reason) => {
    engine.once('DELETE filter/:id', refusal, status);
    serveFilters(engine, [FOREIGN]);
    const { onDeleted } = openDialog(engine, { kind: 'open', filterId: 'f1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete filter' }));
    const question = await screen.findByRole('dialog', { name: 'Delete “Legacy”?' });
    const confirm = within(question).getByRole('button', { name: 'Delete filter' });
    await userEvent.click(confirm);
    const alert = await within(question).findByRole('alert');
    expect(alert.textContent).toContain(en['delete.failed']);
    expect(alert.textContent).toMatch(reason);
    expect(onDeleted).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('f1'));
  });

  it('is edited further where the answer is no @T4.36', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    openDialog(engine, { kind: 'open', filterId: 'f1' });
    await screen.findByRole('textbox', { name: 'Name' }, PATIENT);
    await type('Name', ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Delete filter' }));
    const question = await screen.findByRole('dialog', { name: 'Delete “Legacy”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete “Legacy”?' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Legacy 2');
    expect(service.written).toEqual([]);
  });
});
