import type { PluginPages } from '@taskweave/addon-plugin-pages/common/PluginPages';
import { useSyncExternalStore } from 'react';
import type { Services } from '../../boot/Services';
import { OWN_PLUGINS_PATH } from '../../navigation/shellRoutes';
import { safeModeHref } from '../../plugins/faults/SafeMode';
import { useIsAdmin } from '../../session/useIsAdmin';

export type PluginPagesSource = Pick<Services, 'connection' | 'navigation' | 'plugins' | 'session'>;

export function usePluginPages(services: PluginPagesSource): PluginPages {
  const { connection, navigation, plugins, session } = services;
  const { registry, log, health, safeMode, dev, fileFault, retry, setOff } = plugins;
  const mayManage = useIsAdmin(session);
  const user = useSyncExternalStore(session.subscribe, () =>
    'user' in session.state ? session.state.user : '',
  );
  return {
    plugins: {
      registry,
      log,
      health,
      safeMode,
      dev,
      fileFault,
      retry,
      setOff,
    },
    connection,
    navigation,
    user,
    mayManage,
    ownPluginsHref: navigation.pageHref(OWN_PLUGINS_PATH),
    safeModeHref,
  };
}
