import { createStore } from 'zustand/vanilla';

/** The groups of the person who is signed in: asked for only where a condition depends on them. */
export interface PersonGroups {
  /** Ids; null while they are not known. The same list until it is another. */
  readonly known: readonly string[] | null;
  /** A condition depends on them. */
  want(): void;
  /** The first screen is there: from now on there is time to ask. */
  allow(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * @param ask gives the ids; a failure is taken for "not known", and the next `want` asks again
 */
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
      // What is only for some stays hidden.
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
