import type { Session } from '@taskweave/plugin-sdk';
import type { SessionStore } from './SessionStore';

export function sessionOf(session: SessionStore): Session {
  return {
    get status() {
      const { status } = session.state;
      if (status === 'expired' || status === 'locked') return 'expired';
      return status === 'signed-out' || status === 'no-access' || status === 'taken-over'
        ? 'ended'
        : 'active';
    },
    subscribe: session.subscribe,
    beforeLeaving: session.beforeLeaving,
  };
}
