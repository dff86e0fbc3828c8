import { lazyPart, type Navigation } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { ADMIN_PATH } from '../../navigation/shellRoutes';
import type { PluginPlatform } from '../platform/PluginPlatform';

const Bar = lazyPart(() => import(/* webpackChunkName: "plugin-notices" */ './PluginNoticeBar'));

export interface PluginNoticesProps {
  readonly navigation: Pick<Navigation, 'routeHref'>;
  readonly plugins: PluginPlatform;
}

/** What there is to say about plugins on the page itself: new builds, plugins in development, a draft that is previewed. Mostly nothing. */
export function PluginNotices({ plugins, navigation }: PluginNoticesProps) {
  const { registry, dev, preview } = plugins;
  const updates = useSyncExternalStore(registry.subscribe, () => registry.updates);
  const draft = useSyncExternalStore(preview.subscribe, preview.getState);
  const request = useSyncExternalStore(dev.subscribe, () => dev.request);
  if (updates.length === 0 && request.kind === 'none' && draft === null) return null;
  return (
    <Bar
      plugins={plugins}
      adminHref={() => navigation.routeHref(ADMIN_PATH)}
      updates={updates}
      request={request}
      draft={draft}
    />
  );
}
