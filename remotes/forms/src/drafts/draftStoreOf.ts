import { perOwner } from '@taskweave/base/perOwner';
import type { PluginServices } from '@taskweave/plugin-sdk';
import type { FormsConfig } from '../form-parts/formsConfig';
import { openDraftDatabase } from './DraftDatabase';
import { DraftStore } from './DraftStore';
import { createOpenKeys } from './openKeys';

const openKeys = createOpenKeys();
const storesIn = perOwner((_local: Storage) => new Map<string, DraftStore>());

/** The drafts of the person at work: one store for all forms and rows. */
export function draftStoreOf(services: PluginServices): DraftStore {
  const { engine, user, session } = services;
  const name = JSON.stringify([engine.engine, user.id]);
  const { local } = services.page;
  const stores = storesIn(local);
  const known = stores.get(name);
  if (known !== undefined) return known;
  const store = new DraftStore({
    engine: engine.engine,
    user: user.id,
    openDatabase: () => openDraftDatabase(),
    storage: local,
    openKeys,
  });
  stores.set(name, store);
  session.subscribe(() => {
    if (session.status !== 'ended' || stores.get(name) !== store) return;
    // Whoever signs in next opens a store anew, and with it destroys the keys of others.
    stores.delete(name);
    store.close();
    // As the administrator has it now; null only where the file was broken meanwhile.
    const config = services.config as FormsConfig | null;
    if (config?.drafts.atSignOut === 'forget') void store.forget().catch(() => undefined);
  });
  return store;
}
