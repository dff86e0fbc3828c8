import { type PointItem, useNavigation, usePointItems, useRouteParam } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { useListView } from './useListView';

type ViewItem = PointItem<'tasklist.list.view'>;

/** The views that there are, the one that shows the list, and the way to choose. */
export interface ChosenView {
  readonly items: readonly ViewItem[];
  /** Absent where no plugin shows lists. */
  readonly current: ViewItem | undefined;
  /** Name of the current view in the address; null for the usual one. */
  readonly name: string | null;
  readonly nameOf: (item: ViewItem) => string;
  readonly choose: (name: string, group?: string) => void;
}

/** The view of the address; else the one that the person chose for this filter in this browser, else the first. */
export function useChosenView(filterId: string): ChosenView {
  const navigation = useNavigation();
  const items = usePointItems('tasklist.list.view');
  const named = useRouteParam('view');
  const [{ presentation }, change] = useListView(filterId);
  const find = (name: string | null) => items.find((item) => item.id === name || item.key === name);
  const usual = items[0];
  const current = find(named) ?? find(presentation) ?? usual;
  // Views of two plugins may have the same id.
  const nameOf = (item: ViewItem) => (find(item.id) === item ? item.id : item.key);
  const addressOf = (item: ViewItem | undefined) =>
    item === undefined || item === usual ? null : nameOf(item);
  return {
    items,
    current,
    name: addressOf(current),
    nameOf,
    choose: (name, group) => {
      change({ presentation: name, ...(group !== undefined && { group }) });
      navigation.go({ view: addressOf(find(name)), group: group ?? null });
    },
  };
}

/** The address of a list in another view than the usual one says so: links to it show the same. */
export function useViewInAddress({ name }: Pick<ChosenView, 'name'>): void {
  const navigation = useNavigation();
  const isMissing = useRouteParam('view') !== name && name !== null;
  useEffect(() => {
    if (isMissing) navigation.go({ view: name }, { replace: true });
  }, [isMissing, name, navigation]);
}
