import {
  type ListedPage,
  type PermissionCheck,
  type RoutePath,
  usePluginServices,
  usePointItems,
  useSessionStatus,
} from '@taskweave/plugin-sdk';
import { useContext, useEffect, useReducer } from 'react';
import { pageAddress } from '../registry/pageAddress';
import { createPluginStorage } from '../services/createPluginStorage';
import { SettledContext } from '../timing/SettledContext';

/** The pages of plugins that the person may be shown, each with its place, which may differ from the path that it declares. */
export function usePages(): readonly ListedPage[] {
  const items = usePointItems('tasklist.route');
  const { permissions, engine, user } = usePluginServices();
  const status = useSessionStatus();
  const [, draw] = useReducer(count, 0);
  const isSettled = useContext(SettledContext);
  useEffect(() => {
    if (!isSettled || status !== 'active') return;
    for (const { meta } of items) {
      if (meta.permission) permissions.can(wantedBy(meta)).then(draw, () => undefined);
    }
  }, [items, permissions, status, isSettled]);

  const pageOf = ({ pluginId, meta }: (typeof items)[number]) => ({ pluginId, path: String(meta.path) });
  const pages = items.map(pageOf);
  const isHidden = ({ pluginId, meta }: (typeof items)[number]) =>
    meta.hiddenBy !== undefined &&
    createPluginStorage({ engine: engine.engine, userId: user.id, pluginId }).get(String(meta.hiddenBy)) ===
      true;
  return items
    .filter((item) => !item.meta.permission || permissions.known(wantedBy(item.meta)))
    .filter((item) => !isHidden(item))
    .map((item) => ({ item, place: pageAddress(pageOf(item), pages) as RoutePath }));
}

function wantedBy(meta: ListedPage['item']['meta']): PermissionCheck {
  return meta.permission as PermissionCheck;
}

const count = (drawn: number) => drawn + 1;
