import type { Navigation, RouteParam } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

export function useNavigationParam(navigation: Navigation, name: RouteParam): string | null {
  return useSyncExternalStore(navigation.subscribe, () => navigation.params[name] ?? null);
}
