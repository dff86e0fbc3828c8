import { useEffect, useMemo } from 'react';
import type { Services } from '../boot/Services';
import { createPluginHosts, type PluginHosts } from '../plugins/host/createPluginHosts';
import type { HostOptions } from '../plugins/services/HostOptions';
import { sessionOf } from '../session/sessionOf';

const NOBODY = { id: '', name: '' };

export type SessionlessHostOptions = Omit<HostOptions, 'user' | 'session' | 'mayManage' | 'signIn'>;

export type NobodysServices = SessionlessHostOptions & Pick<Services, 'session'>;

export function useNobodysHosts(services: NobodysServices): PluginHosts {
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
