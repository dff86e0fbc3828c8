import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { TabPanel, Tabs } from '@taskweave/ui/tabs';
import { useState } from 'react';
import styles from './TaskColumn.module.css';
import { tabAddress } from './tabAddress';
import { useTabCounts } from './useTabCounts';
import { useTabPermissions, useTaskTabs } from './useTaskTabs';

const ID_BASE = 'task-details';

/** Opened tabs stay mounted, so that no input is lost. */
export function TaskTabs({ task }: { readonly task: TaskDetail }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { items, isEmpty, current } = useTaskTabs(task);
  useTabPermissions();
  const counts = useTabCounts(task.id);
  const [opened, setOpened] = useState<readonly string[]>([]);

  if (current === null) return <EmptyState text={t('tabs.none')} />;
  if (!opened.includes(current.key)) setOpened([...opened, current.key]);
  const isDrawn = (item: (typeof items)[number]) =>
    opened.includes(item.key) || (counts.isVisited && item.meta.countsUnopened === true && !isEmpty(item));
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
        onChange={(id) => navigation.go({ detailsTab: id })}
        onIntent={(id) => tabs.find((tab) => tab.id === id)?.item.prefetch()}
      />
      <TabPanel idBase={ID_BASE} value={value} className={styles.panel}>
        {items.filter(isDrawn).map((item) => (
          <div key={item.key} className={styles.body} hidden={item.key !== current.key}>
            {item.render({ taskId: task.id, task, onCount: counts.reporterOf(item) })}
          </div>
        ))}
      </TabPanel>
    </div>
  );
}
