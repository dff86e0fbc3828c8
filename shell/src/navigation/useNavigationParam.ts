import type { Navigation, RouteParam } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

/** One parameter of the address; the caller draws again only when this one changes. */
export function useNavigationParam(navigation: Navigation, name: RouteParam): string | null {
  return useSyncExternalStore(navigation.subscribe, () => navigation.params[name] ?? null);
}
