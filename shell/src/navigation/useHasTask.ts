import type { Navigation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

/** Whether a task is open; the caller is not drawn again when another one opens. */
export function useHasTask(navigation: Navigation): boolean {
  return useSyncExternalStore(navigation.subscribe, () => navigation.params.task !== undefined);
}
