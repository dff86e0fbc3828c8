import { useSyncExternalStore } from 'react';

export interface Fact<T> {
  get(): T;
  set(value: T): void;
  /** Its value, for components: they draw again when it changes. */
  use(): T;
}

/** A value that the contributions of this plugin share: they are drawn apart, and know nothing of each other. */
export function createFact<T>(initial: T): Fact<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => value),
  };
}
