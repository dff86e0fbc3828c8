import { formatsFor } from '@taskweave/i18n/formats';
import { type PointItem, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useRef, useState } from 'react';
import { useActivityCounts } from '../activity/useActivityCounts';

type TabItem = PointItem<'tasklist.task.detail'>;

/** More than this is not counted: the number is small, and stands in the gap between two tabs. */
const MOST = 99;

/** How much the tabs of a task hold: those of its activity say so before they are opened, others once they are. */
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
    /** The person is at the tabs or in what they show. */
    visit: () => setIsVisited(true),
    /** As people read it; undefined where there is none, or nobody knows. */
    of(item: TabItem): string | undefined {
      const count = (item.pluginId === pluginId ? known.get(item.id) : undefined) ?? said.get(item.key) ?? 0;
      if (!Number.isFinite(count) || count <= 0) return undefined;
      return count > MOST ? `${formats.number(MOST)}+` : formats.number(Math.round(count));
    },
    /** The same for the same tab, so that what it is handed does not change. */
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
