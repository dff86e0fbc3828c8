import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { writeSavedWord } from '../query/savedWord';
import { openDialog, PATIENT, save, section } from '../testing/filterDialog';
import { type Service, serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');
const SEARCHED = {
  dueBeforeExpression: '#{now()}',
  orQueries: [
    writeSavedWord({ key: 'anyField', word: 'invoice' }, {}),
    { assigneeNotIn: ['lisa'], unassigned: true },
  ],
};

beforeEach(() => {
  engine.on('POST task/count', { count: 4711 });
});

async function words(): Promise<HTMLInputElement> {
  return await screen.findByRole('textbox', { name: 'Tasks to show' }, PATIENT);
}

async function chips(): Promise<readonly (string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Search criteria' }, PATIENT);
  return within(list)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('data-pill'))
    .map(({ textContent }) => textContent);
}

function openNew(): Service {
  const service = serveFilters(engine, []);
  openDialog(engine, { kind: 'create' });
  return service;
}

it('shows what a search has saved in the words of the search', async () => {
  serveFilters(engine, [{ id: 'f', name: 'Late invoices', query: SEARCHED }]);
  const { baseElement } = openDialog(engine, { kind: 'open', filterId: 'f' });
  expect(await chips()).toEqual([
    'Overdue',
    '“invoice”',
    'Assignee does not equal lisa'.replace('does not equal', '≠'),
  ]);
  expect(screen.queryByText(/another application/i)).toBeNull();
  expect(screen.getByRole('button', { name: /More criteria 3 criteria/ })).toBeTruthy();
  await expectAccessible(baseElement);
});

it('takes what is typed as criteria of the list below, and counts the tasks', async () => {
  const service = openNew();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }, PATIENT), 'Mine');
  await userEvent.type(await words(), 'due today, urgent{Enter}');
  expect(await chips()).toEqual(['Due today', 'Priority ≥ 51']);
  expect(await screen.findByText('Matching tasks: 4,711', {}, PATIENT)).toBeTruthy();
  await section(/^More criteria 3 criteria/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Priority at least: value' }).value).toBe(
    '51',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Priority at least' }));
  expect(await chips()).toEqual(['Due today']);
  await save();
  await waitFor(() => expect(service.written).toHaveLength(1));
  const { query } = (service.written[0]?.body as { readonly query: object } | undefined) ?? {};
  expect(Object.keys(query ?? {})).toEqual(['dueAfterExpression', 'dueBeforeExpression']);
});

it('saves the words in the field with the filter', async () => {
  const service = openNew();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }, PATIENT), 'Mine');
  await userEvent.type(await words(), 'unassigned');
  await save();
  await waitFor(() => expect(service.written).toMatchObject([{ body: { query: { unassigned: true } } }]));
});

it('changes a criterion by its words, and Escape leaves it as it was', async () => {
  serveFilters(engine, [{ id: 'f', name: 'Late', query: SEARCHED }]);
  const { onClose } = openDialog(engine, { kind: 'open', filterId: 'f' });
  const field = await words();
  await userEvent.click(screen.getByRole('button', { name: 'Overdue' }));
  expect(field.value).toBe('overdue');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(await chips()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Overdue' }));
  await userEvent.clear(field);
  await userEvent.type(field, 'due tomorrow{Enter}');
  expect((await chips())[0]).toBe('Due tomorrow');
});

it('leads to the list from what the search has no words for', async () => {
  serveFilters(engine, [{ id: 'f', name: 'Odd', query: { withoutCandidateUsers: true } }]);
  openDialog(engine, { kind: 'open', filterId: 'f' });
  await words();
  await userEvent.click(screen.getByRole('button', { name: 'Without candidate users' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SELECT'));
});

it('counts no suspended tasks, as the list does', async () => {
  openNew();
  await userEvent.type(await words(), 'urgent{Enter}');
  await screen.findByText('Matching tasks: 4,711', {}, PATIENT);
  const [counted] = engine.calls.filter(({ line }) => line.includes('task/count'));
  expect(JSON.parse(counted?.body ?? '')).toMatchObject({ active: true });
});

it('counts nothing where only the engine knows what an expression says', async () => {
  serveFilters(engine, [{ id: 'f', name: 'Odd', query: { assigneeExpression: '#{mine.own()}' } }]);
  openDialog(engine, { kind: 'open', filterId: 'f' });
  await words();
  expect(engine.lines().filter((line) => line.includes('task/count'))).toEqual([]);
});

it('names foreign settings, and does not say that all tasks are shown', async () => {
  serveFilters(engine, [{ id: 'f', name: 'Foreign', query: { futureKey: 7 } }]);
  openDialog(engine, { kind: 'open', filterId: 'f' });
  expect(
    await screen.findByRole('button', { name: 'More criteria Settings from another application' }, PATIENT),
  ).toBeTruthy();
});
