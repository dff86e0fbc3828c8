import { type PointItem, useInboxParam, useNavigation, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { useListView } from './useListView';

type ViewItem = PointItem<'tasklist.list.view'>;

export interface ChosenView {
  readonly items: readonly ViewItem[];
  readonly current: ViewItem | undefined;
  readonly name: string | null;
  readonly nameOf: (item: ViewItem) => string;
  readonly choose: (name: string, group?: string) => void;
}

export function useChosenView(filterId: string): ChosenView {
  const navigation = useNavigation();
  const items = usePointItems('tasklist.list.view');
  const named = useInboxParam('view');
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
      navigation.openInbox({ view: addressOf(find(name)), group: group ?? null });
    },
  };
}

export function useViewInAddress({ name }: Pick<ChosenView, 'name'>): void {
  const navigation = useNavigation();
  const isMissing = useInboxParam('view') !== name && name !== null;
  useEffect(() => {
    if (isMissing) navigation.openInbox({ view: name }, { replace: true });
  }, [isMissing, name, navigation]);
}
