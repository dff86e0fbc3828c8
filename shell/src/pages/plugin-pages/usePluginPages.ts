import type { PluginPages } from '@taskweave/addon-plugin-pages/common/PluginPages';
import { endPreview, startPreview } from '@taskweave/addon-plugin-pages/preview/startPreview';
import { useSyncExternalStore } from 'react';
import type { Services } from '../../boot/Services';
import { OWN_PLUGINS_PATH } from '../../navigation/shellRoutes';
import { safeModeHref } from '../../plugins/faults/SafeMode';
import { keptFetch } from '../../runtime/keptFetch';
import { isAdmin, useIsAdmin } from '../../session/useIsAdmin';

/** What the pages about plugins take of the shell. */
export type PluginPagesSource = Pick<
  Services,
  'connection' | 'dialogs' | 'navigation' | 'page' | 'plugins' | 'session'
>;

/** Hands the pages about plugins, which are an addon, what they need of this page. */
export function usePluginPages(services: PluginPagesSource): PluginPages {
  const { connection, dialogs, navigation, page, plugins, session } = services;
  const { registry, log, health, safeMode, preview, retry, setOff } = plugins;
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
      retry,
      setOff,
      preview: {
        text: () => preview.getState()?.text ?? null,
        subscribe: preview.subscribe,
        start: (text) =>
          startPreview({ plugins, session, mayManage: () => isAdmin(session), tab: page.tab }, text),
        end: () => endPreview({ plugins, tab: page.tab }),
      },
    },
    connection,
    dialogs,
    navigation,
    tab: page.tab,
    user,
    mayManage,
    ownPluginsHref: navigation.routeHref(OWN_PLUGINS_PATH),
    safeModeHref,
    fetch: keptFetch,
  };
}
