// @vitest-environment jsdom

import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Task } from '@taskweave/engine-client/Task';
import { createTestHost, type TestHostOptions } from '@taskweave/plugin-sdk/testing';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import en from '../../i18n/en.json';
import { createMemoryDraftDatabase } from '../../testing/memoryDraftDatabase';
import { draftStoreOf } from '../draftStoreOf';
import MyDrafts from './MyDrafts';

vi.mock('../DraftDatabase', async (original) => ({
  ...(await original<object>()),
  openDraftDatabase: async () => createMemoryDraftDatabase(),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const subjectOf = (id: string, name: string | null) =>
  ({ kind: 'task', taskId: id, task: { id, name, taskDefinitionKey: null } as Task }) as const;

it('leads to the begun forms, the latest first, and forgets those that were sent', async () => {
  const host = createTestHost({ engine: { engine: 'default' } as EngineClient, texts: en });
  const store = draftStoreOf(host.services);
  await store.ready;
  const { baseElement } = render(
    <host.Provider>
      <MyDrafts />
    </host.Provider>,
  );
  expect(baseElement.textContent).toBe('');

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

const LOAN = {
  kind: 'start',
  processDefinitionId: 'loan:1:1',
  processDefinitionKey: 'loan',
  processDefinitionName: 'Loan',
} as const;

async function drawLoan(items: TestHostOptions['items']) {
  const host = createTestHost({
    engine: { engine: 'default' } as EngineClient,
    texts: en,
    items: items ?? {},
  });
  const store = draftStoreOf(host.services);
  await store.ready;
  store.save(LOAN, 'generic', { values: {} });
  render(
    <host.Provider>
      <MyDrafts />
    </host.Provider>,
  );
}

it('leads to the start of a process that was begun, in its version', async () => {
  const meta = { param: 'processStart' };
  await drawLoan({ 'tasklist.navbar.action': [{ id: 'start', meta, render: () => null }] });
  const link = screen.getByRole('link', { name: /^Start Loan/ });
  expect(link.getAttribute('href')).toMatch(/processStart=loan&processVersion=loan%3A1%3A1$/);
});

it('leaves out the start of a process where no part starts any', async () => {
  await drawLoan({});
  expect(screen.queryByRole('link', { name: /Loan/ })).toBeNull();
});
