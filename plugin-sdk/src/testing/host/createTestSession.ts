import type { Leaving, PluginServices, SessionStatus } from '../../contract/services';

export interface TestSession {
  readonly session: PluginServices['session'];
  /** Ends the session, or starts a new one. */
  readonly setSession: (status: SessionStatus) => void;
  /** The user is about to leave; settles once all have finished who wanted to. */
  readonly leave: (how: Leaving) => Promise<void>;
}

/** An active session, until the test ends it. */
export function createTestSession(): TestSession {
  const listeners = new Set<() => void>();
  const leavers = new Set<Parameters<PluginServices['session']['beforeLeaving']>[0]>();
  let status: SessionStatus = 'active';
  return {
    session: {
      get status() {
        return status;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      beforeLeaving: (finish) => {
        leavers.add(finish);
        return () => leavers.delete(finish);
      },
    },
    setSession(next) {
      status = next;
      for (const listener of [...listeners]) listener();
    },
    leave: async (how) => {
      await Promise.all([...leavers].map(async (finish) => finish(how)));
    },
  };
}
