import { lazyPart } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import type { NoticeServices } from './NoticeServices';

const Bar = lazyPart(() => import(/* webpackChunkName: "plugin-notices" */ './PluginNoticeBar'));
const DevQuestion = lazyPart(
  () => import(/* webpackChunkName: "plugin-dev" */ '@taskweave/addon-plugin-dev/DevQuestion'),
);

export function PluginNotices({ services }: NoticeServices) {
  const { registry, dev } = services.plugins;
  const updates = useSyncExternalStore(registry.subscribe, () => registry.updates);
  return (
    <>
      {dev && <DevQuestion tools={dev} />}
      {updates.length > 0 && <Bar services={services} updates={updates} />}
    </>
  );
}
