import { lazyPart, useCommand, useTranslation } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useState } from 'react';
import { type ListQuery, useListQuery } from '../address/useListQuery';
import { useSnoozed } from '../address/useSnoozed';
import { useIsSearchOpen, useSetSearchOpen } from '../search/searchPanelStore';
import { useListView } from '../table/useListView';
import { useOpenNext } from '../list/useOpenNext';

const ColumnsDialog = lazyPart(
  () => import(/* webpackChunkName: "list-dialogs" */ '../table/ColumnsDialog'),
  { takesKeys: true },
);
const ExportDialog = lazyPart(() => import('../export/ExportDialog'), { takesKeys: true });

/** How the list is shown: as cards or as a table, with which columns; and all of it as a file. */
export default function ListViewMenu() {
  const { t } = useTranslation();
  const list = useListQuery();
  const { filterId, filter, query } = list;
  const [view, changeView] = useListView(filterId ?? '');
  const openNext = useOpenNextEntry();
  const search = useSearchEntry();
  const snoozed = useSnoozedEntry(list);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const canExport = filterId !== null && query !== null;
  useCommand({
    id: 'list.export',
    label: t('export.command'),
    group: 'list',
    enabled: canExport,
    run: () => setIsExporting(true),
  });
  const presentation = usePresentationEntry(filterId);
  if (filterId === null) return null;

  const entries: readonly MenuEntry[] = [
    presentation,
    { kind: 'separator', id: 'after' },
    openNext,
    snoozed,
    search,
    { kind: 'separator', id: 'columns' },
    {
      kind: 'action',
      id: 'set-up',
      label: t('table.setUp'),
      icon: 'columns',
      onSelect: () => {
        changeView({ presentation: 'table' });
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
        icon={view.presentation === 'table' ? 'table' : 'list'}
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

/** Cards or a table; the same as a command. */
function usePresentationEntry(filterId: string | null): MenuEntry {
  const { t } = useTranslation();
  const [{ presentation }, changeView] = useListView(filterId ?? '');
  useCommand({
    id: 'list.presentation',
    label: t(presentation === 'table' ? 'view.toCards' : 'view.toTable'),
    group: 'view',
    enabled: filterId !== null,
    run: () => changeView({ presentation: presentation === 'table' ? 'cards' : 'table' }),
  });
  return {
    kind: 'choice',
    id: 'presentation',
    label: t('view.show'),
    value: presentation,
    options: [
      { value: 'cards', label: t('view.cards'), icon: 'list' },
      { value: 'table', label: t('view.table'), icon: 'table' },
    ],
    onChange: (value) => changeView({ presentation: value === 'table' ? 'table' : 'cards' }),
  };
}

/** Whether the next task opens where one was completed. */
function useOpenNextEntry(): MenuEntry {
  const { t } = useTranslation();
  const [opensNext, chooseOpensNext] = useOpenNext();
  return {
    kind: 'choice',
    id: 'open-next',
    label: t('openNext.label'),
    value: opensNext ? 'next' : 'stay',
    options: [
      { value: 'next', label: t('openNext.next') },
      { value: 'stay', label: t('openNext.stay') },
    ],
    onChange: (value) => chooseOpensNext(value === 'next'),
  };
}

/** Whether snoozed tasks are in the list; the same as a command. */
function useSnoozedEntry({ filterId, filter, hidesSnoozed }: ListQuery): MenuEntry {
  const { t } = useTranslation();
  const { choose } = useSnoozed(filter);
  useCommand({
    id: 'list.snoozed',
    label: t(hidesSnoozed ? 'snoozed.toShown' : 'common.hideSnoozedTasks'),
    group: 'list',
    enabled: filterId !== null,
    run: () => choose(!hidesSnoozed),
  });
  return {
    kind: 'choice',
    id: 'snoozed',
    label: t('snoozed.label'),
    value: hidesSnoozed ? 'hidden' : 'shown',
    options: [
      { value: 'shown', label: t('search.shown') },
      { value: 'hidden', label: t('search.hidden') },
    ],
    onChange: (value) => choose(value === 'hidden'),
  };
}

/** Whether the search stands above the list while nothing is searched for. */
function useSearchEntry(): MenuEntry {
  const { t } = useTranslation();
  const isOpen = useIsSearchOpen();
  const setOpen = useSetSearchOpen();
  return {
    kind: 'choice',
    id: 'search',
    label: t('search.label'),
    value: isOpen ? 'shown' : 'hidden',
    options: [
      { value: 'shown', label: t('search.shown') },
      { value: 'hidden', label: t('search.hidden') },
    ],
    onChange: (value) => setOpen(value === 'shown'),
  };
}
