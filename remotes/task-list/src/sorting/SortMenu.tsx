import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { type Language, lazyPart, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useState } from 'react';
import { formatSorting } from '../address/parseSorting';
import { useListQuery } from '../address/useListQuery';
import { directionText, sortingText, sortKeyText } from './sortTexts';

const SortDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './SortDialog'), {
  takesKeys: true,
});

const QUICK = ['created', 'dueDate', 'followUpDate', 'priority', 'nameCaseInsensitive', 'assignee'] as const;

export default function SortMenu() {
  const language = useTranslation();
  const { t } = language;
  const navigation = useNavigation();
  const { sorting, usualSorting, unsorted, filter } = useListQuery();
  const [isEditing, setIsEditing] = useState(false);
  const [first] = sorting;
  const isUsual = formatSorting(sorting, usualSorting) === null;
  const texts = buttonTexts(sorting, isUsual, language, filter?.properties.variables ?? []);

  function sort(next: readonly TaskSorting[]): void {
    navigation.openInbox({ sorting: formatSorting(next, usualSorting), page: null, ...unsorted });
  }

  return (
    <>
      <MenuButton
        label={texts.name}
        text={texts.short}
        icon="sort"
        isIconOnly={isUsual}
        size="sm"
        align="end"
        entries={entries()}
      />
      {isEditing && (
        <SortDialog
          sorting={sorting}
          onClose={() => setIsEditing(false)}
          onSort={(next) => {
            sort(next);
            setIsEditing(false);
          }}
        />
      )}
    </>
  );

  function entries(): readonly MenuEntry[] {
    if (first === undefined) return [];
    const onReset = () => sort(usualSorting);
    const reset: MenuEntry = {
      kind: 'action',
      id: 'reset',
      label: t('sort.reset'),
      icon: 'refresh',
      onSelect: onReset,
    };
    return [
      {
        kind: 'choice',
        id: 'by',
        label: t('sort.by'),
        value: sorting.length === 1 ? first.sortBy : '',
        options: QUICK.map((key) => ({ value: key, label: t(`sort.by.${key}`) })),
        onChange: (sortBy) => sort([{ sortBy, sortOrder: first.sortOrder }]),
      },
      {
        kind: 'choice',
        id: 'direction',
        label: t('sort.direction'),
        value: first.sortOrder,
        options: (['asc', 'desc'] as const).map((order) => ({ value: order, label: t(`sort.${order}`) })),
        onChange: (order) =>
          sort([{ ...first, sortOrder: order === 'asc' ? 'asc' : 'desc' }, ...sorting.slice(1)]),
      },
      { kind: 'separator', id: 'more' },
      {
        kind: 'action',
        id: 'edit',
        label: t('sort.edit'),
        icon: 'settings',
        onSelect: () => setIsEditing(true),
      },
      ...(isUsual ? [] : [reset]),
    ];
  }
}

function buttonTexts(
  sorting: readonly TaskSorting[],
  isUsual: boolean,
  language: Language,
  variables: readonly FilterVariable[],
): { readonly short: string; readonly name: string } {
  const { t } = language;
  const [first] = sorting;
  const more = sorting.length > 1 ? ` +${sorting.length - 1}` : '';
  const short = first && t('sort.button', { order: `${sortKeyText(first, language, variables)}${more}` });
  const whole = t('sort.button', { order: sortingText(sorting, language, variables) });
  return {
    short: short ?? '',
    name: isUsual || first === undefined ? whole : `${short}, ${directionText(first, language)}`,
  };
}
