import { perOwner } from '@taskweave/base/perOwner';
import type { PluginServices } from '@taskweave/plugin-sdk';
import { createStore } from 'zustand';

export interface UnsentInput {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  subscribe(listener: () => void): () => void;
}

const PREFIX = 'taskweave-unsent:';
const knownIn = perOwner((_tab: Storage) => new Map<string, UnsentInput>());

/** Unsent input must survive reloads and expired sessions, but neither a sign-out nor another user's sign-in. */
export function unsentInputOf(services: PluginServices): UnsentInput {
  const { engine, user, session } = services;
  const { tab } = services.page;
  const known = knownIn(tab);
  const name = PREFIX + JSON.stringify([engine.pageEngine ?? engine.name, user.id]);
  const open = known.get(name);
  if (open !== undefined) return open;
  forgetOthers(tab, name);
  const input = createUnsentInput(tab, name);
  known.set(name, input);
  const unsubscribe = session.subscribe(() => {
    if (session.status !== 'ended') return;
    unsubscribe();
    known.delete(name);
    write(tab, name, new Map());
  });
  return input;
}

function createUnsentInput(tab: Storage, name: string): UnsentInput {
  const store = createStore(() => read(tab, name));
  return {
    get: (key) => store.getState().get(key) ?? null,
    set(key, value) {
      const values = new Map(store.getState());
      if (value === null) values.delete(key);
      else values.set(key, value);
      write(tab, name, values);
      store.setState(values, true);
    },
    subscribe: store.subscribe,
  };
}

function read(tab: Storage, name: string): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(tab.getItem(name) ?? '{}');
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

function write(tab: Storage, name: string, values: ReadonlyMap<string, unknown>): void {
  try {
    if (values.size === 0) tab.removeItem(name);
    else tab.setItem(name, JSON.stringify(Object.fromEntries(values)));
  } catch {}
}

function forgetOthers(tab: Storage, name: string): void {
  const known = knownIn(tab);
  for (const other of [...known.keys()]) if (other !== name) known.delete(other);
  try {
    for (const other of Object.keys(tab)) {
      if (other.startsWith(PREFIX) && other !== name) tab.removeItem(other);
    }
  } catch {}
}
