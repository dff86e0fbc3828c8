import { createStore } from 'zustand/vanilla';

export interface PersonGroups {
  readonly known: readonly string[] | null;
  want(): void;
  allow(): void;
  subscribe(listener: () => void): () => void;
}

export function createPersonGroups(ask: () => Promise<readonly string[]>): PersonGroups {
  const store = createStore<{ readonly known: readonly string[] | null }>(() => ({ known: null }));
  let isWanted = false;
  let isAllowed = false;
  let isAsking = false;

  async function askOnce(): Promise<void> {
    if (!isWanted || !isAllowed || isAsking || store.getState().known !== null) return;
    isAsking = true;
    try {
      store.setState({ known: await ask() });
    } catch {
    } finally {
      isAsking = false;
    }
  }

  return {
    get known() {
      return store.getState().known;
    },
    want() {
      isWanted = true;
      void askOnce();
    },
    allow() {
      isAllowed = true;
      void askOnce();
    },
    subscribe: store.subscribe,
  };
}
