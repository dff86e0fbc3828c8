import { useSyncExternalStore } from 'react';
import type { SessionStore } from './SessionStore';

type Apps = Pick<SessionStore, 'apps'>;

/** As the engine says with every sign-in and check: access to its Admin application. */
export function isAdmin({ apps }: Apps): boolean {
  return apps.includes('admin');
}

export function useIsAdmin(session: Apps & Pick<SessionStore, 'subscribe'>): boolean {
  return useSyncExternalStore(session.subscribe, () => isAdmin(session));
}
