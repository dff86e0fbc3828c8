import type { PluginServices } from '@taskweave/plugin-sdk';
import { openDraftDatabase } from './DraftDatabase';
import { createDraftStore, type DraftStore } from './DraftStore';
import { createOpenKeys } from './openKeys';

const openKeys = createOpenKeys();
const stores = new Map<string, DraftStore>();

/** The drafts of the person at work: one store for all forms and rows. */
export function draftStoreOf(services: PluginServices): DraftStore {
  const { engine, user, session, config } = services;
  const name = JSON.stringify([engine.engine, user.id]);
  const known = stores.get(name);
  if (known !== undefined) return known;
  const store = createDraftStore({
    engine: engine.engine,
    user: user.id,
    openDatabase: () => openDraftDatabase(),
    storage: localStorage,
    openKeys,
  });
  stores.set(name, store);
  session.subscribe(() => {
    if (session.status !== 'ended' || stores.get(name) !== store) return;
    // Whoever signs in next opens a store anew, and with it destroys the keys of others.
    stores.delete(name);
    store.close();
    if (forgetsAtSignOut(config)) void store.forget().catch(() => undefined);
  });
  return store;
}

/** The administrator's word, for computers that many people share: `{ "drafts": { "atSignOut": "forget" } }`. */
export function forgetsAtSignOut(config: unknown): boolean {
  const drafts = propertyOf(config, 'drafts');
  return propertyOf(drafts, 'atSignOut') === 'forget';
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : null;
}
