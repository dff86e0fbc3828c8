import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { Suggestions } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeProcess, serveProcesses } from '../testing/processesFixture';
import ProcessSearch from './ProcessSearch';

const engine = useFakeEngine();

async function search(text: string) {
  engine.user = 'demo';
  serveProcesses(engine, [
    makeProcess({ key: 'invoice', name: 'Invoice receipt' }),
    makeProcess({ key: 'loan', name: 'Loan granting', tenantId: 'north' }),
    makeProcess({ key: 'order-b2b', name: 'Order' }),
    makeProcess({ key: 'order-b2c', name: 'Order' }),
  ]);
  const host = createTestHost({ engine: engine.connect(), texts: { 'palette.start': 'Start: {{name}}' } });
  let found: Suggestions = { items: [], isSearching: true };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProcessSearch
        text={text}
        args={undefined}
        close={() => undefined}
        offer={(next) => {
          found = next;
        }}
      />
    </QueryClientProvider>,
    { wrapper: host.Provider },
  );
  await vi.waitFor(() => expect(found.isSearching).toBe(false));
  return { host, items: found.items };
}

it('offers to start what has the text in its name', async () => {
  const { items } = await search('Loan');
  expect(items.map(({ label, detail }) => [label, detail])).toEqual([['Start: Loan granting', 'north']]);
});

it('opens the start form of the process, for its tenant', async () => {
  const { host, items } = await search('Loan');
  items[0]?.run();
  expect(host.navigation.params).toEqual({ processStart: 'loan', processTenant: 'north' });
});

it('tells processes of one name apart by their keys', async () => {
  const { items } = await search('Order');
  expect(items.map(({ label, detail }) => [label, detail])).toEqual([
    ['Start: Order', 'order-b2b'],
    ['Start: Order', 'order-b2c'],
  ]);
});
