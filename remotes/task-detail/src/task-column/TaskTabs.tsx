import { useQuery } from '@tanstack/react-query';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import {
  type PointItem,
  useEngineClient,
  useNavigation,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { TabPanel, Tabs } from '@taskweave/ui/tabs';
import { useRef, useState } from 'react';
import { useIsStaying } from '../activity/useIsStaying';
import { useKnownTask } from '../data/useTaskDetail';
import { useDoomedIds } from '../deletions/useDoomedIds';
import { useIsPrinting } from '../print/printing';
import styles from './TaskColumn.module.css';
import { tabAddress } from './tabAddress';
import { FORM_TAB, useTabPermissions, useTaskTabs } from './useTaskTabs';

/** Larger numbers do not fit into the gap between two tabs. */
const MOST = 99;

const ID_BASE = 'task-details';

export function TaskTabs({ task }: { readonly task: TaskDetail }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { items, isEmpty, current } = useTaskTabs(task);
  useTabPermissions();
  const counts = useTabCounts(task.id);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isPrinting = useIsPrinting();

  if (current === null) return <EmptyState text={t('tabs.none')} />;
  if (!opened.includes(current.key)) setOpened([...opened, current.key]);
  const isPrinted = (item: TabItem) => isPrinting && tabAddress(item) === FORM_TAB;
  const isDrawn = (item: TabItem) =>
    isPrinted(item) ||
    opened.includes(item.key) ||
    (counts.isVisited && item.meta.countsUnopened === true && !isEmpty(item));
  const tabs = items.map((item) => ({
    id: tabAddress(item),
    label: item.label,
    count: counts.of(item),
    isFolded: isEmpty(item),
    item,
  }));
  const value = tabAddress(current);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only learns that somebody is there
    <div className={styles.tabs} onPointerEnter={counts.visit} onFocus={counts.visit}>
      <Tabs
        idBase={ID_BASE}
        label={t('tabs.label')}
        items={tabs}
        value={value}
        more={t('tabs.more')}
        onChange={(id) => navigation.openInbox({ detailsTab: id })}
        onIntent={(id) => tabs.find((tab) => tab.id === id)?.item.prefetch()}
      />
      <TabPanel idBase={ID_BASE} value={value} className={styles.panel}>
        {items.filter(isDrawn).map((item) => (
          <div key={item.key} className={styles.body} hidden={item.key !== current.key && !isPrinted(item)}>
            {item.render({ taskId: task.id, task, onCount: counts.reporterOf(item) })}
          </div>
        ))}
      </TabPanel>
    </div>
  );
}

type TabItem = PointItem<'tasklist.task.detail'>;

function useTabCounts(taskId: string) {
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

/** Requested only after the user has stayed with the task and interacts with it. */
function useActivityCounts(taskId: string, isVisited: boolean): ReadonlyMap<string, number> {
  const queries = taskRecordQueries(useEngineClient());
  const { isGone } = useKnownTask(taskId);
  const enabled = useIsStaying() && isVisited && !isGone;
  const doomed = useDoomedIds(taskId);
  const isThere = ({ id }: { readonly id: string }) => !doomed.has(id);
  const comments = useQuery({ ...queries.comments(taskId), enabled }).data?.filter(isThere).length;
  const files = useQuery({ ...queries.attachments(taskId), enabled }).data?.filter(isThere).length;
  const counts = new Map<string, number>();
  if (comments !== undefined) counts.set('task-detail-comments', comments);
  if (files !== undefined) counts.set('task-detail-attachments', files);
  if (comments !== undefined && files !== undefined) counts.set('task-detail-activity', comments + files);
  return counts;
}
