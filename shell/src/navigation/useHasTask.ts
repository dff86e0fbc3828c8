import type { Navigation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

export function useHasTask(navigation: Navigation): boolean {
  return useSyncExternalStore(navigation.subscribe, () => navigation.inboxParam('task') !== null);
}
