import type { Navigation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

/** Path of the page that is open; `/` is the inbox. */
export function useNavigationPath(navigation: Pick<Navigation, 'path' | 'subscribe'>): string {
  return useSyncExternalStore(navigation.subscribe, () => navigation.path);
}
