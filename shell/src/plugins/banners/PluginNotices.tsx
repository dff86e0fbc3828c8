import { lazyPart } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { PREVIEW_KEY } from '../admin-file/Preview';
import type { NoticeServices } from './NoticeServices';

const Bar = lazyPart(() => import(/* webpackChunkName: "plugin-notices" */ './PluginNoticeBar'));

/** What there is to say about plugins: new builds, plugins in development, a draft that is previewed. Mostly nothing. */
export function PluginNotices({ services }: NoticeServices) {
  const { registry, dev, preview } = services.plugins;
  const updates = useSyncExternalStore(registry.subscribe, () => registry.updates);
  const draft = useSyncExternalStore(preview.subscribe, preview.getState);
  const request = useSyncExternalStore(dev.subscribe, () => dev.request);
  // What this tab has kept of a preview takes effect with the bar that says so.
  const hasDraft = (draft ?? sessionStorage.getItem(PREVIEW_KEY)) !== null;
  if (updates.length === 0 && request.kind === 'none' && !hasDraft) return null;
  return <Bar services={services} updates={updates} request={request} draft={draft} />;
}
