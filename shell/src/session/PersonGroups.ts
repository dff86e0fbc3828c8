import { readKeptTexts, writeKeptValue } from '@taskweave/base/KeptValue';
import { createStore } from 'zustand/vanilla';

/** Until the engine has said them, they are those of the last visit, so that nothing changes its order on screen. */
export interface PersonGroups {
  readonly known: readonly string[] | null;
  want(): void;
  allow(): void;
  subscribe(listener: () => void): () => void;
}

export function createPersonGroups(ask: () => Promise<readonly string[]>, person: string): PersonGroups {
  const name = `taskweave.groups:${person}`;
  const kept = readKeptTexts(localStorage, name);
  const store = createStore(() => ({ known: kept.length > 0 ? kept : null }));
  let isWanted = false;
  let isAllowed = false;
  let isAsked = false;

  async function askOnce(): Promise<void> {
    if (!isWanted || !isAllowed || isAsked) return;
    isAsked = true;
    try {
      const known = await ask();
      if (String(known) !== String(store.getState().known)) store.setState({ known });
      writeKeptValue(localStorage, name, known);
    } catch {
      isAsked = false;
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
