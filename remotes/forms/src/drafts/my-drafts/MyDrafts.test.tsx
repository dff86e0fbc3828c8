// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp, type World } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin';
import { openDraftsOf } from '../../testing/openDraftsOf';
import MyDrafts from './MyDrafts';

const engine = useFakeEngine('demo');
let taskIds: readonly string[];

beforeEach(() => {
  taskIds = ['i', 'h'];
  engine.on('POST task', () => taskIds.map((id) => ({ id, priority: 50 })));
});

async function draw(items: World['items'] = {}) {
  const { host, baseElement, rerender } = openApp(plugin, null, { engine, items });
  const store = await openDraftsOf(host.services);
  rerender(
    <section>
      <button type="button">Elsewhere</button>
      <MyDrafts />
    </section>,
  );
  return { store, baseElement };
}

const subjectOf = (id: string, name: string | null) =>
  ({ kind: 'task', taskId: id, task: aTask({ id, name, taskDefinitionKey: null }) }) as const;

it('leads to the begun forms, the latest first, and forgets those that were sent', async () => {
  const { store, baseElement } = await draw();
  expect(baseElement.textContent).toBe('Elsewhere');

  const invoice = subjectOf('i', 'Review invoice');
  act(() => void store.save(invoice, 'generic', { values: {} }));
  act(() => void store.save(subjectOf('h', null), 'generic', { values: {} }));
  const names = () => screen.queryAllByRole('link').map((link) => link.querySelector('[dir]')?.textContent);
  expect(names().toSorted()).toEqual(['Review invoice', 'h']);
  expect(screen.getByRole('heading').textContent).toBe('My drafts 2');
  expect(screen.getByRole('link', { name: /^Review invoice/ }).getAttribute('href')).toMatch(/[?&]task=i$/);
  await expectAccessible(baseElement);

  act(() => store.discard(invoice));
  expect(names()).toEqual(['h']);
});

it('shows the input for a task that is gone, and leads nowhere', async () => {
  taskIds = ['h'];
  const { store, baseElement } = await draw();
  act(() => void store.save(subjectOf('h', 'Here'), 'generated', { values: { amount: '5' } }));
  act(() => void store.save(subjectOf('i', 'Review invoice'), 'generated', { values: { amount: '12.50' } }));

  const gone = await screen.findByRole('button', { name: /^Review invoice/ });
  expect(gone.textContent).toContain('The task no longer exists');
  expect(screen.getByRole('link', { name: /^Here/ })).toBeTruthy();

  await userEvent.click(gone);
  const dialog = await screen.findByRole('dialog', { name: 'Review invoice' });
  expect(within(dialog).getByText('12.50')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Copy input' })).toBeTruthy();
  await expectAccessible(baseElement);
});

it('discards the draft of a task that is gone, and goes on with the next', async () => {
  taskIds = ['h'];
  const { store } = await draw();
  act(() => void store.save(subjectOf('h', 'Here'), 'generic', { values: {} }));
  act(() => void store.save(subjectOf('i', 'Review invoice'), 'generic', { values: {} }));

  await userEvent.click(await screen.findByRole('button', { name: /^Review invoice/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Here/ })));
  expect(screen.queryByText('Review invoice')).toBeNull();
  expect(store.begun().map(({ id }) => id)).toEqual(['h']);
  act(() => store.discard(subjectOf('h', 'Here')));
});

it('leads on beside the drafts after the last of them', async () => {
  taskIds = [];
  const { store } = await draw();
  act(() => void store.save(subjectOf('i', 'Review invoice'), 'generic', { values: {} }));

  await userEvent.click(await screen.findByRole('button', { name: /^Review invoice/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' })),
  );
});

const LOAN = {
  kind: 'start',
  processDefinitionId: 'loan:1:1',
  processDefinitionKey: 'loan',
  processDefinitionName: 'Loan',
} as const;

async function drawLoan(items?: World['items']) {
  const { store } = await draw(items);
  act(() => void store.save(LOAN, 'generic', { values: {} }));
}

it('leads to the start of a process that was begun, in its version', async () => {
  const meta = { openedBy: 'processStart' };
  await drawLoan({ 'tasklist.navbar.action': [{ id: 'start', meta, render: () => null }] });
  const link = screen.getByRole('link', { name: /^Start Loan/ });
  expect(link.getAttribute('href')).toMatch(/processStart=loan&processVersion=loan%3A1%3A1$/);
});

it('leaves out the start of a process where no part starts any', async () => {
  await drawLoan();
  expect(screen.queryByRole('link', { name: /Loan/ })).toBeNull();
});
