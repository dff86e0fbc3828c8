import { createStore } from 'zustand/vanilla';

export type KnownEngines =
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly names: readonly string[] }
  | { readonly status: 'failed'; readonly error: unknown };

/** The engines of the server: as it said with the page, else as it answers when it is asked. */
export interface EngineNames {
  readonly state: KnownEngines;
  /** Asks, unless they are known or have just been asked for. */
  ask(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** @param given what the server said with the page; null where it fills nothing in */
export function createEngineNames(
  given: readonly string[] | null,
  listEngines: () => Promise<readonly string[]>,
): EngineNames {
  const store = createStore<KnownEngines>(() =>
    given === null ? { status: 'unknown' } : { status: 'known', names: given },
  );
  let isAsking = false;

  return {
    get state() {
      return store.getState();
    },
    async ask() {
      if (store.getState().status === 'known' || isAsking) return;
      isAsking = true;
      const answer = await listEngines().then(
        (names): KnownEngines => ({ status: 'known', names: names.toSorted() }),
        (error: unknown): KnownEngines => ({ status: 'failed', error }),
      );
      isAsking = false;
      store.setState(answer, true);
    },
    subscribe: store.subscribe,
  };
}

/** Those that are known; none before that. */
export function namesOf(state: KnownEngines): readonly string[] {
  return state.status === 'known' ? state.names : NONE;
}

const NONE: readonly string[] = [];
