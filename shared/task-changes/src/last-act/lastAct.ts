import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { TaskChange } from '../TaskChange';

export interface LastAct {
  readonly current: TaskChange | null;
  readonly remember: (change: TaskChange) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const lastAct = perOwner((_page: QueryClient): LastAct => {
  const listeners = new Set<() => void>();
  let current: TaskChange | null = null;
  return {
    get current() {
      return current;
    },
    remember(change) {
      current = change;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
