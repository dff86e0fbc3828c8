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
  const listeners = new Set<() => void>();
  let state: KnownEngines = given === null ? { status: 'unknown' } : { status: 'known', names: given };
  let isAsking = false;

  return {
    get state() {
      return state;
    },
    async ask() {
      if (state.status === 'known' || isAsking) return;
      isAsking = true;
      try {
        state = { status: 'known', names: (await listEngines()).toSorted() };
      } catch (error) {
        state = { status: 'failed', error };
      } finally {
        isAsking = false;
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Those that are known; none before that. */
export function namesOf(state: KnownEngines): readonly string[] {
  return state.status === 'known' ? state.names : NONE;
}

const NONE: readonly string[] = [];
