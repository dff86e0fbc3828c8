import { perOwner } from '@taskweave/base/perOwner';
import type { PluginServices } from '@taskweave/plugin-sdk';
import type { FormsConfig } from '../form-parts/formsConfig';
import { openDraftDatabase } from './DraftDatabase';
import { DraftStore } from './DraftStore';
import { createOpenKeys } from './openKeys';

const openKeys = createOpenKeys();
const storesIn = perOwner((_local: Storage) => new Map<string, DraftStore>());

const watched = new WeakSet<PluginServices['session']>();

export function draftStoreOf(services: PluginServices, openDatabase = openDraftDatabase): DraftStore {
  const { user } = services;
  const engine = services.engine.pageEngine ?? services.engine.name;
  const name = JSON.stringify([engine, user.id]);
  const { local } = services.page;
  const stores = storesIn(local);
  const store =
    stores.get(name) ??
    new DraftStore({
      engine,
      user: user.id,
      openDatabase,
      storage: local,
      openKeys,
    });
  stores.set(name, store);
  closeAtEnd(services, () => stores.get(name) === store && stores.delete(name), store);
  return store;
}

function closeAtEnd(services: PluginServices, letGo: () => boolean, store: DraftStore): void {
  const { session } = services;
  if (watched.has(session)) return;
  watched.add(session);
  session.subscribe(() => {
    // The next user opens another store, which destroys the keys of others.
    if (session.status !== 'ended' || !letGo()) return;
    store.close();
    const config = services.config as FormsConfig | null;
    if (config?.drafts.atSignOut === 'forget') void store.forget().catch(() => undefined);
  });
}
