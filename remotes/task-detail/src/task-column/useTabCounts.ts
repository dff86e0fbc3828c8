import { formatsFor } from '@taskweave/i18n/formats';
import { type PointItem, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useRef, useState } from 'react';
import { useActivityCounts } from '../activity/useActivityCounts';

type TabItem = PointItem<'tasklist.task.detail'>;

/** Larger numbers do not fit into the gap between two tabs. */
const MOST = 99;

export function useTabCounts(taskId: string) {
  const { locale } = useTranslation();
  const { pluginId } = usePluginServices();
  const [isVisited, setIsVisited] = useState(false);
  const known = useActivityCounts(taskId, isVisited);
  const [said, setSaid] = useState<ReadonlyMap<string, number | null>>(new Map());
  const reporters = useRef(new Map<string, (count: number | null) => void>());
  const formats = formatsFor(locale);

  return {
    isVisited,
    visit: () => setIsVisited(true),
    of(item: TabItem): string | undefined {
      const count = (item.pluginId === pluginId ? known.get(item.id) : undefined) ?? said.get(item.key) ?? 0;
      if (!Number.isFinite(count) || count <= 0) return undefined;
      return count > MOST ? `${formats.number(MOST)}+` : formats.number(Math.round(count));
    },
    /** A stable callback per tab, so that its props do not change. */
    reporterOf({ key }: TabItem): (count: number | null) => void {
      const reporter =
        reporters.current.get(key) ??
        ((count: number | null) =>
          setSaid((all) => (all.get(key) === count ? all : new Map(all).set(key, count))));
      reporters.current.set(key, reporter);
      return reporter;
    },
  };
}
