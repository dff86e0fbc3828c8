import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openDialog, save } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');
const QUERY = { assigneeLike: '%m%' };

function open(groups: readonly string[], asked: Promise<void> = Promise.resolve()) {
  const service = serveFilters(engine, []);
  engine.on('GET identity/groups', async () => {
    await asked;
    return HttpResponse.json({ groups: groups.map((id) => ({ id, name: `Group ${id}` })), groupUsers: [] });
  });
  const request = { kind: 'create', query: QUERY, name: 'Late', isForGroup: true } as const;
  return { ...openDialog(engine, request), service };
}

function openWaiting(groups: readonly string[]) {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { ...open(groups, asked), answer: () => answer() };
}

async function typeEnter(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '{Enter}');
}

it('makes the filter and shares it with the one group of the person', async () => {
  const { service, onSaved } = open(['sales']);
  await screen.findByText('Members of Group sales can use the filter.');
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Late');
  await typeEnter();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written[0]?.body).toMatchObject({ name: 'Late', query: QUERY });
  expect(service.written[1]?.body).toMatchObject({ groupId: 'sales', permissions: ['READ'] });
});

it('waits for the groups where Enter comes before them', async () => {
  const { service, onSaved, answer } = openWaiting(['sales']);
  await typeEnter();
  answer();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written[1]?.body).toMatchObject({ groupId: 'sales' });
});

it('chooses no group unseen', async () => {
  const { service, answer } = openWaiting(['sales', 'accounting']);
  await typeEnter();
  answer();
  await screen.findByRole('combobox', { name: 'Group' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'));
  expect(service.written).toEqual([]);
});

it('leaves the caret in the name when the groups have come', async () => {
  const { answer } = openWaiting(['sales', 'accounting']);
  await typeEnter();
  answer();
  await screen.findByRole('combobox', { name: 'Group' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }));
});

it('asks with which group, where there are several', async () => {
  const { service, onSaved } = open(['sales', 'accounting']);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Group' }), 'Group accounting');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written[1]?.body).toMatchObject({ groupId: 'accounting' });
});

it('says so where the person has no group, and makes nothing', async () => {
  const { service } = open([]);
  await screen.findByText('You do not belong to a group.');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(service.written).toEqual([]);
});

it('says that the groups could not be loaded, and makes nothing', async () => {
  const service = serveFilters(engine, []);
  engine.on('GET identity/groups', 500);
  openDialog(engine, { kind: 'create', query: QUERY, name: 'Late', isForGroup: true });
  await screen.findByText('Your groups could not be loaded');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(service.written).toEqual([]);
});
