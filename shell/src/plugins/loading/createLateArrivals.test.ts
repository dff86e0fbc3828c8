import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { expect, it, vi } from 'vitest';
import { createLateArrivals, type LateArrivalsOptions } from './createLateArrivals';

const made = { fetchListed: vi.fn(), lookForBuilds: vi.fn() };
const createPluginArrivals = vi.fn(() => made);

const OURS = { id: 'filters', status: { phase: 'ready' }, adminEntry: null, update: null };
const LISTED = { id: 'risk', status: { phase: 'listed' }, adminEntry: {}, update: null };
const UPDATED = { id: 'risk', status: { phase: 'active' }, adminEntry: {}, update: { phase: 'listed' } };

function arrivalsOf(...plugins: object[]) {
  vi.clearAllMocks();
  return createLateArrivals({
    registry: { plugins },
    connection: { appRoot: '/operaton' } as EngineConnection,
    product: undefined,
    loadArrivals: async () => ({ createPluginArrivals }),
  } as unknown as LateArrivalsOptions);
}

it('takes no code for a page with our plugins alone', async () => {
  const arrivals = arrivalsOf(OURS);
  arrivals.fetchListed();
  await arrivals.lookForBuilds();
  await vi.dynamicImportSettled();
  expect(createPluginArrivals).not.toHaveBeenCalled();
});

it.each([
  ['a plugin that the file names', LISTED],
  ['another build that the file names', UPDATED],
])('fetches %s, and takes the code for it once', async (_, plugin) => {
  const arrivals = arrivalsOf(OURS, plugin);
  arrivals.fetchListed();
  arrivals.fetchListed();
  await arrivals.lookForBuilds();
  expect([made.fetchListed.mock.calls.length, made.lookForBuilds.mock.calls.length]).toEqual([2, 1]);
  expect(createPluginArrivals).toHaveBeenCalledOnce();
});
