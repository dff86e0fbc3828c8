import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { PluginServices } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { onTestFinished } from 'vitest';
import type { DraftStore } from '../drafts/DraftStore';
import { draftStoreOf } from '../drafts/draftStoreOf';
import { createMemoryDraftDatabase } from './memoryDraftDatabase';

/** The drafts that all parts of a page share, with a database in memory. */
export async function openDraftsOf(services: PluginServices): Promise<DraftStore> {
  const store = draftStoreOf(services, async () => createMemoryDraftDatabase());
  await store.ready;
  await store.opened;
  return store;
}

/** The drafts of every host that the test opens. */
export function openDraftsOfTest(engine: FakeEngine): Promise<DraftStore> {
  const host = createTestHost({ engine: engine.connect() });
  onTestFinished(() => host.setSession('ended'));
  return openDraftsOf(host.services);
}
