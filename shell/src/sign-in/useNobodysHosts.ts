import { useEffect, useMemo } from 'react';
import type { Services } from '../boot/Services';
import { createPluginHosts, type PluginHosts } from '../plugins/host/createPluginHosts';
import { sessionOf } from '../session/sessionOf';

/** What contributions are told while nobody is signed in. */
const NOBODY = { id: '', name: '' };

/** The hosts of plugins that draw before anybody has signed in. */
export function useNobodysHosts(services: Services): PluginHosts {
  const hosts = useMemo(
    () =>
      createPluginHosts({
        ...services,
        user: NOBODY,
        session: sessionOf(services.session),
        mayManage: () => false,
        signIn: () => 0,
      }),
    [services],
  );
  useEffect(() => hosts.dispose, [hosts]);
  return hosts;
}
