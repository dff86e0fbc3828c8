import { useSyncExternalStore } from 'react';
import type { SessionStore } from './SessionStore';

type Apps = Pick<SessionStore, 'apps'>;

export function isAdmin({ apps }: Apps): boolean {
  return apps.includes('admin');
}

export function useIsAdmin(session: Apps & Pick<SessionStore, 'subscribe'>): boolean {
  return useSyncExternalStore(session.subscribe, () => isAdmin(session));
}
