import { useQueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import {
  type PointItem,
  type PointScope,
  useEngineClient,
  usePointItems,
  useRouteParam,
} from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { completedTasks } from '../data/completedTasks';
import { findTab, tabAddress } from './tabAddress';

const FORM_TAB = 'task-detail-form';

export interface TaskTabs {
  readonly items: readonly PointItem<'tasklist.task.detail'>[];
  /** The one that the URL names, else the first; null where there is none at all. */
  readonly current: PointItem<'tasklist.task.detail'> | null;
}

export function useTaskTabs(scope: PointScope = {}): TaskTabs {
  const items = usePointItems('tasklist.task.detail', scope);
  const wanted = useRouteParam('detailsTab');
  const current = findTab(items, wanted) ?? items[0] ?? null;
  return { items, current };
}

/** Fetches the code of the tab that will be shown, and the form, while the task itself is still on its way. */
export function useHeadStart(taskId: string): void {
  const client = useEngineClient();
  const queries = useQueryClient();
  const { current } = useTaskTabs();
  const [formView] = usePointItems('tasklist.form.view');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at the start; later tabs are fetched on intent
  useEffect(() => {
    current?.prefetch();
    if (current === null || tabAddress(current) !== FORM_TAB || completedTasks.has(taskId)) return;
    formView?.prefetch();
    void queries.prefetchQuery(taskQueries(client).form(taskId));
  }, []);
}
