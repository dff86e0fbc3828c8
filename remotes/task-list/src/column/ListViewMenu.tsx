import { lazyPart, useCommand, useInboxParam, useTranslation } from '@taskweave/plugin-sdk';
import { iconOf } from '@taskweave/ui/icon';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useState } from 'react';
import { type ListQuery, useListQuery } from '../address/useListQuery';
import { useSnoozed } from '../address/useSnoozed';
import { type ChosenView, useChosenView } from '../view-choice/useChosenView';

const ColumnsDialog = lazyPart(
  () => import(/* webpackChunkName: "list-dialogs" */ '../table/ColumnsDialog'),
  { takesKeys: true },
);
const ExportDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ '../export/ExportDialog'), {
  takesKeys: true,
});

const GROUPS = 'groups';

export default function ListViewMenu() {
  const { t } = useTranslation();
  const list = useListQuery();
  const { filterId, filter, query } = list;
  const view = useChosenView(filterId ?? '');
  const { current, choose } = view;
  const snoozed = useSnoozedEntry(list);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const canExport = filterId !== null && query !== null;
  useCommand({
    id: 'list.export',
    label: t('export.command'),
    group: 'list',
    isEnabled: canExport,
    run: () => setIsExporting(true),
  });
  const presentation = usePresentationEntry(filterId, view);
  const grouping = useGroupingEntry(list, view);
  if (filterId === null) return null;

  const entries: readonly MenuEntry[] = [
    presentation,
    grouping,
    { kind: 'separator', id: 'columns' },
    snoozed,
    {
      kind: 'action',
      id: 'set-up',
      label: t('table.setUp'),
      icon: 'columns',
      onSelect: () => {
        choose('table');
        setIsSettingUp(true);
      },
    },
    {
      kind: 'action',
      id: 'export',
      label: t('export.command'),
      icon: 'download',
      disabled: !canExport,
      onSelect: () => setIsExporting(true),
    },
  ];

  return (
    <>
      <MenuButton
        label={t('view.menu')}
        icon={iconOf(current?.meta.icon) ?? 'list'}
        isIconOnly
        size="sm"
        align="end"
        entries={entries}
      />
      {isSettingUp && (
        <ColumnsDialog filterId={filterId} filter={filter} onClose={() => setIsSettingUp(false)} />
      )}
      {isExporting && <ExportDialog list={list} onClose={() => setIsExporting(false)} />}
    </>
  );
}

function usePresentationEntry(filterId: string | null, view: ChosenView): MenuEntry {
  const { t } = useTranslation();
  const { items, current, nameOf, choose } = view;
  const next = current && items[(items.indexOf(current) + 1) % items.length];
  useCommand({
    id: 'list.presentation',
    label: t('view.to', { view: next?.label ?? '' }),
    group: 'view',
    isEnabled: filterId !== null && next !== undefined && next !== current,
    run: () => next && choose(nameOf(next)),
  });
  return {
    kind: 'choice',
    id: 'presentation',
    label: t('view.show'),
    value: current ? nameOf(current) : '',
    options: items.map((item) => ({ value: nameOf(item), label: item.label, icon: iconOf(item.meta.icon) })),
    onChange: choose,
  };
}

function useGroupingEntry({ filterId, filter }: ListQuery, view: ChosenView): MenuEntry {
  const { t } = useTranslation();
  const { items, current, nameOf, choose } = view;
  const group = useInboxParam('group');
  const isGrouped = current?.id === GROUPS;
  const to = isGrouped ? items[0] : items.find(({ id }) => id === GROUPS);
  useCommand({
    id: 'list.group',
    label: t(isGrouped ? 'view.ungroup' : 'view.group'),
    group: 'list',
    keys: ['v'],
    isEnabled: filterId !== null && to !== undefined && to !== current,
    run: () => to && choose(nameOf(to)),
  });
  return {
    kind: 'choice',
    id: 'group',
    label: t('view.groupBy'),
    value: isGrouped ? (group ?? '') : '',
    options: [
      { value: 'due', label: t('col.due') },
      { value: 'assignee', label: t('col.assignee') },
      { value: 'process', label: t('col.definition') },
      { value: 'priority', label: t('col.priority') },
      ...(filter?.properties.variables ?? []).map(({ name, label }) => ({
        value: `var:${name}`,
        label: label || name,
      })),
    ],
    onChange: (value) => choose(GROUPS, value),
  };
}

function useSnoozedEntry({ filterId, filter, hidesSnoozed }: ListQuery): MenuEntry {
  const { t } = useTranslation();
  const { choose } = useSnoozed(filter);
  const label = t(hidesSnoozed ? 'snoozed.toShown' : 'common.hideSnoozedTasks');
  const run = () => choose(!hidesSnoozed);
  useCommand({ id: 'list.snoozed', label, group: 'list', isEnabled: filterId !== null, run });
  return { kind: 'action', id: 'snoozed', label, icon: 'clock', onSelect: run };
}
