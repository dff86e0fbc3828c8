import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { Suggestions } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { makeProcess, serveProcesses } from '../testing/processesFixture';
import ProcessSearch from './ProcessSearch';

const engine = useFakeEngine('demo');

async function search(text: string) {
  const offer = vi.fn<(found: Suggestions) => void>();
  serveProcesses(engine, [
    makeProcess({ key: 'invoice', name: 'Invoice receipt' }),
    makeProcess({ key: 'loan', name: 'Loan granting', tenantId: 'north' }),
    makeProcess({ key: 'order-b2b', name: 'Order' }),
    makeProcess({ key: 'order-b2c', name: 'Order' }),
  ]);
  engine.on('GET tenant', [
    { id: 'north', name: 'North branch' },
    { id: 'south', name: 'South branch' },
  ]);
  const { host } = openApp(
    plugin,
    <ProcessSearch text={text} args={undefined} close={() => {}} offer={offer} />,
    { engine },
  );
  await vi.waitFor(() => expect(offer.mock.lastCall?.[0].isSearching).toBe(false));
  return { host, items: () => offer.mock.lastCall?.[0].items ?? [] };
}

it('offers to start what has the text in its name', async () => {
  const { items } = await search('Loan');
  await vi.waitFor(() =>
    expect(items().map(({ label, detail }) => [label, detail])).toEqual([
      ['Start process: Loan granting', 'North branch'],
    ]),
  );
});

it('opens the start form of the process, for its tenant', async () => {
  const { host, items } = await search('Loan');
  items()[0]?.run();
  expect(host.navigation.inboxParams).toEqual({ processStart: 'loan', processTenant: 'north' });
});

it('tells processes of one name apart by their keys', async () => {
  const { items } = await search('Order');
  expect(items().map(({ label, detail }) => [label, detail])).toEqual([
    ['Start process: Order', 'order-b2b'],
    ['Start process: Order', 'order-b2c'],
  ]);
});
