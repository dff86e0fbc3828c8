import type { InboxParam, Navigation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';

export function useNavigationParam(navigation: Navigation, name: InboxParam): string | null {
  return useSyncExternalStore(navigation.subscribe, () => navigation.inboxParam(name));
}
