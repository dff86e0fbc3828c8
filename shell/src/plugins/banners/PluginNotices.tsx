import { PREVIEW_KEY } from '@taskweave/addon-plugin-pages/preview/Preview';
import { lazyPart } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import type { NoticeServices } from './NoticeServices';

const Bar = lazyPart(() => import(/* webpackChunkName: "plugin-notices" */ './PluginNoticeBar'));
const DevBar = lazyPart(
  () => import(/* webpackChunkName: "plugin-dev" */ '@taskweave/addon-plugin-dev/DevBar'),
);

/** What there is to say about plugins: new builds, plugins in development, a draft that is previewed. Mostly nothing. */
export function PluginNotices({ services }: NoticeServices) {
  const { registry, dev, log, preview } = services.plugins;
  const updates = useSyncExternalStore(registry.subscribe, () => registry.updates);
  const draft = useSyncExternalStore(preview.subscribe, preview.getState);
  // What this tab has kept of a preview takes effect with the bar that says so.
  const hasDraft = (draft ?? services.page.tab.getItem(PREVIEW_KEY)) !== null;
  return (
    <>
      {dev && <DevBar tools={dev} registry={registry} log={log} />}
      {(updates.length > 0 || hasDraft) && <Bar services={services} updates={updates} draft={draft} />}
    </>
  );
}
