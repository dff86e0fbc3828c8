import type { Leaving, PluginServices, SessionStatus } from '../../contract/services';

export function createTestSession() {
  const listeners = new Set<() => void>();
  const leavers = new Set<Parameters<PluginServices['session']['beforeLeaving']>[0]>();
  let status: SessionStatus = 'active';
  const session: PluginServices['session'] = {
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
  };
  return {
    session,
    setSession(next: SessionStatus) {
      status = next;
      for (const listener of [...listeners]) listener();
    },
    leave: async (how: Leaving) => {
      await Promise.all([...leavers].map(async (finish) => finish(how)));
    },
  };
}
