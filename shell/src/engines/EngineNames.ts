import { createStore } from 'zustand/vanilla';

export type KnownEngines =
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly names: readonly string[] }
  | { readonly status: 'failed'; readonly error: unknown };

export interface EngineNames {
  readonly state: KnownEngines;
  ask(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

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

export function namesOf(state: KnownEngines): readonly string[] {
  return state.status === 'known' ? state.names : NONE;
}

const NONE: readonly string[] = [];
