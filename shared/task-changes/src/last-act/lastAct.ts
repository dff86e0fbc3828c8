import type { QueryClient } from '@tanstack/react-query';
import { createListeners } from '@taskweave/base/createListeners';
import { perOwner } from '@taskweave/base/perOwner';
import type { TaskChange } from '../TaskChange';

export interface LastAct {
  readonly current: TaskChange | null;
  readonly remember: (change: TaskChange) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const lastAct = perOwner((_page: QueryClient): LastAct => {
  const { call, subscribe } = createListeners();
  let current: TaskChange | null = null;
  return {
    get current() {
      return current;
    },
    remember(change) {
      current = change;
      call();
    },
    subscribe,
  };
});
