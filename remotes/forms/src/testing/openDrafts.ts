import { onTestFinished } from 'vitest';
import { DraftStore, type DraftStoreOptions } from '../drafts/DraftStore';
import { createMemoryDraftDatabase } from './memoryDraftDatabase';

export async function openDrafts(given: Partial<DraftStoreOptions> = {}): Promise<DraftStore> {
  const store = new DraftStore({
    engine: 'default',
    user: 'demo',
    openDatabase: async () => createMemoryDraftDatabase(),
    storage: localStorage,
    ...given,
  });
  onTestFinished(() => store.close());
  await store.ready;
  return store;
}
