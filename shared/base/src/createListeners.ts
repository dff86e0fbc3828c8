export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();

  return {
    /** Those that come or go meanwhile change nothing for this call. */
    call(...args: Args): void {
      for (const listener of [...listeners]) listener(...args);
    },
    /** Returns the unsubscribe function. */
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
