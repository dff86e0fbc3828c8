import { lazyPart } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import type { NoticeServices } from './NoticeServices';

const Bar = lazyPart(() => import(/* webpackChunkName: "plugin-notices" */ './PluginNoticeBar'));
const DevBar = lazyPart(
  () => import(/* webpackChunkName: "plugin-dev" */ '@taskweave/addon-plugin-dev/DevBar'),
);

export function PluginNotices({ services }: NoticeServices) {
  const { registry, dev, log } = services.plugins;
  const updates = useSyncExternalStore(registry.subscribe, () => registry.updates);
  return (
    <>
      {dev && <DevBar tools={dev} registry={registry} log={log} />}
      {updates.length > 0 && <Bar services={services} updates={updates} />}
    </>
  );
}
