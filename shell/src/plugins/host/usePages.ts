import { type PointItem, type RoutePath, usePointItems } from '@taskweave/plugin-sdk';
import { pageAddress } from '../registry/pageAddress';

export interface PageOfMenu {
  readonly item: PointItem<'tasklist.route'>;
  readonly place: RoutePath;
}

/** The pages of plugins, each with its place, which may differ from the path that it declares. */
export function usePages(): readonly PageOfMenu[] {
  const items = usePointItems('tasklist.route');
  const pageOf = ({ pluginId, meta }: (typeof items)[number]) => ({ pluginId, path: String(meta.path) });
  const pages = items.map(pageOf);
  return items.map((item) => ({ item, place: pageAddress(pageOf(item), pages) as RoutePath }));
}
