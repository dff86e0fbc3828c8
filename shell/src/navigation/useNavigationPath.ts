import type { Navigation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

export function useNavigationPath(navigation: Pick<Navigation, 'path' | 'subscribe'>): string {
  return useSyncExternalStore(navigation.subscribe, () => navigation.path);
}
