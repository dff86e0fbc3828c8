import { useQueryClient } from '@tanstack/react-query';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import {
  type PermissionCheck,
  type Permissions,
  type PointItem,
  type PointScope,
  useInboxParam,
  usePluginServices,
  usePointItems,
  useSessionStatus,
  useTaskEvents,
} from '@taskweave/plugin-sdk';
import { askForm } from '@taskweave/widgets/form-ahead/askForm';
import { useEffect, useReducer } from 'react';
import { useActivityTabs } from '../activity-tabs/activityChoice';
import { completedTasks } from '../data/completedTasks';
import { findTab, tabAddress } from './tabAddress';

export const FORM_TAB = 'task-detail-form';

type TabItem = PointItem<'tasklist.task.detail'>;

export interface TaskTabs {
  readonly items: readonly TabItem[];
  readonly isEmpty: (item: TabItem) => boolean;
  readonly current: TabItem | null;
}

export function useTaskTabs(task: TaskDetail | null = null): TaskTabs {
  const all = usePointItems('tasklist.task.detail', scopeOf(task));
  const wanted = useInboxParam('detailsTab');
  const { permissions } = usePluginServices();
  const fitting = all.filter(({ meta }) => !meta.needsProcess || task?.processDefinitionId !== null);
  const isReplaced = useReplacedTabs(fitting);
  const named = findTab(fitting, wanted);
  const items = fitting.filter((item) => item === named || !isReplaced(item));
  const isEmpty = (item: TabItem): boolean => {
    const permission = permissionOf(item);
    const isAllowed = permission === null || permissions.known(permission) === true;
    return (
      !isAllowed ||
      (task !== null && (!hasOneOf(task, item) || (item !== items[0] && isSaidAbove(task, item))))
    );
  };
  const first = items.find((item) => !isEmpty(item)) ?? items[0];
  return { items, isEmpty, current: named ?? first ?? null };
}

const DESCRIPTION_TAB = 'task-detail-description';
const TITLE_LINE = 90;

/** The head shows a short description whole. */
function isSaidAbove({ description }: TaskDetail, { id }: TabItem): boolean {
  const text = description?.trim() ?? '';
  return id === DESCRIPTION_TAB && text.length <= TITLE_LINE && !text.includes('\n');
}

function hasOneOf(task: TaskDetail, { meta: { needsOneOf } }: TabItem): boolean {
  if (!Array.isArray(needsOneOf)) return true;
  const values = new Map<unknown, unknown>(Object.entries(task));
  return needsOneOf.some((name) => (values.get(name) ?? '') !== '');
}

export function useTabPermissions(): void {
  const all = usePointItems('tasklist.task.detail');
  const { permissions } = usePluginServices();
  const status = useSessionStatus();
  const [, draw] = useReducer(count, 0);
  const drawn = answersTo(all, permissions);
  useEffect(() => {
    if (status !== 'active') return;
    const settle = () => answersTo(all, permissions) !== drawn && draw();
    for (const permission of all.map(permissionOf)) {
      if (permission !== null) permissions.can(permission).then(settle, () => undefined);
    }
  }, [all, permissions, status, drawn]);
}

function answersTo(all: readonly TabItem[], permissions: Permissions): string {
  const answers = all.map(permissionOf).map((permission) => permission && permissions.known(permission));
  return answers.join();
}

const ACTIVITY = 'task-detail-activity';
const APART: readonly string[] = ['task-detail-history', 'task-detail-comments', 'task-detail-attachments'];

function useReplacedTabs(all: readonly TabItem[]): (tab: TabItem) => boolean {
  const { pluginId } = usePluginServices();
  const isThere = all.some((tab) => tab.pluginId === pluginId && tab.id === ACTIVITY);
  const replaced = useActivityTabs() === 'one' && isThere ? APART : [ACTIVITY];
  return (tab) => tab.pluginId === pluginId && replaced.includes(tab.id);
}

function scopeOf(task: TaskDetail | null): PointScope {
  return task === null ? {} : { processDefinitionKey: task.processDefinition?.key ?? null };
}

const count = (drawn: number) => drawn + 1;

function permissionOf({ meta: { permission } }: TabItem): PermissionCheck | null {
  return typeof permission === 'object' ? (permission as PermissionCheck | null) : null;
}

export function useHeadStart(taskId: string): void {
  const { engine, user } = usePluginServices();
  const queries = useQueryClient();
  const completed = completedTasks(useTaskEvents());
  const { current } = useTaskTabs();
  const [formView] = usePointItems('tasklist.form.view');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at the start; later tabs are fetched on intent
  useEffect(() => {
    current?.prefetch();
    if (current === null || tabAddress(current) !== FORM_TAB || completed.ids.has(taskId)) return;
    formView?.prefetch();
    askForm(taskId, queries, { engine, userId: user.id, isOpening: true }).catch(() => undefined);
  }, []);
}
