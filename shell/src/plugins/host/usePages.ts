import {
  type ListedPage,
  type PagePath,
  type PermissionCheck,
  type Permissions,
  usePluginServices,
  usePointItems,
  useSessionStatus,
} from '@taskweave/plugin-sdk';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { useContext, useEffect, useReducer } from 'react';
import { pageAddress } from '../registry/pageAddress';
import { createPluginStorage } from '../services/createPluginStorage';

export function usePages(): readonly ListedPage[] {
  const items = usePointItems('tasklist.route');
  const { permissions, engine, user } = usePluginServices();
  const status = useSessionStatus();
  const [, draw] = useReducer(count, 0);
  const drawn = answersTo(items, permissions);
  const isFirstListOver = useContext(FirstListContext);
  useEffect(() => {
    if (!isFirstListOver || status !== 'active') return;
    const settle = () => answersTo(items, permissions) !== drawn && draw();
    for (const { meta } of items) {
      if (meta.permission) permissions.can(wantedBy(meta)).then(settle, () => undefined);
    }
  }, [items, permissions, status, isFirstListOver, drawn]);

  const pageOf = ({ pluginId, meta }: (typeof items)[number]) => ({ pluginId, path: String(meta.path) });
  const pages = items.map(pageOf);
  const isHidden = ({ pluginId, meta }: (typeof items)[number]) =>
    meta.hiddenBy !== undefined &&
    createPluginStorage({ engine: engine.name, userId: user.id, pluginId }).get(String(meta.hiddenBy)) ===
      true;
  return items
    .filter((item) => !item.meta.permission || permissions.known(wantedBy(item.meta)))
    .filter((item) => !isHidden(item))
    .map((item) => ({ item, place: pageAddress(pageOf(item), pages) as PagePath }));
}

function wantedBy(meta: ListedPage['item']['meta']): PermissionCheck {
  return meta.permission as PermissionCheck;
}

type Pages = readonly ListedPage['item'][];

function answersTo(items: Pages, permissions: Permissions): string {
  return items.map(({ meta }) => meta.permission && permissions.known(wantedBy(meta))).join();
}

const count = (drawn: number) => drawn + 1;
