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
  const listeners = new Set<() => void>();
  let known: readonly string[] | null = null;
  let isWanted = false;
  let isAllowed = false;
  let isAsking = false;

  async function askOnce(): Promise<void> {
    if (!isWanted || !isAllowed || isAsking || known !== null) return;
    isAsking = true;
    try {
      known = await ask();
      for (const listener of [...listeners]) listener();
    } catch {
      // What is only for some stays hidden.
    } finally {
      isAsking = false;
    }
  }

  return {
    get known() {
      return known;
    },
    want() {
      isWanted = true;
      void askOnce();
    },
    allow() {
      isAllowed = true;
      void askOnce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
