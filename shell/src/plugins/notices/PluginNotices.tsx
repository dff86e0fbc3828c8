import { lazyPart } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import type { PluginPlatform } from '../platform/PluginPlatform';

const Bar = lazyPart(() => import(/* webpackChunkName: "plugin-notices" */ './PluginNoticeBar'));

export interface PluginNoticesProps {
  readonly plugins: PluginPlatform;
}

/** What there is to say about plugins on the page itself: new builds, and plugins in development. Mostly nothing. */
export function PluginNotices({ plugins }: PluginNoticesProps) {
  const { registry, dev } = plugins;
  const updates = useSyncExternalStore(registry.subscribe, () => registry.updates);
  const request = useSyncExternalStore(dev.subscribe, () => dev.request);
  if (updates.length === 0 && request.kind === 'none') return null;
  return <Bar plugins={plugins} updates={updates} request={request} />;
}
