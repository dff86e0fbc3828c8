import { useTexts } from '@taskweave/i18n/page/useTexts';
import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import type { Search } from '@taskweave/widgets/search/criteria/Search';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { useState } from 'react';
import { type SavedSearch, useSavedSearches } from './savedSearches';

const SavedSearchesDialog = lazyPart(
  () => import(/* webpackChunkName: "list-dialogs" */ './SavedSearchesDialog'),
);

export interface SearchMenuProps {
  readonly search: Search;
  readonly onChange: (search: Search) => void;
}

export function SearchMenu({ search, onChange }: SearchMenuProps) {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const { t: plain } = useTranslation();
  const { own, old } = useSavedSearches();
  const [isDeleting, setDeleting] = useState(false);
  const hasVariables = search.criteria.some(({ type }) => type.endsWith('Variables'));

  return (
    <>
      <MenuButton
        label={plain('search.menu')}
        icon="more"
        isIconOnly
        size="sm"
        align="end"
        entries={entries()}
      />
      {isDeleting && <SavedSearchesDialog onClose={() => setDeleting(false)} />}
    </>
  );

  function entries(): readonly MenuEntry[] {
    return [
      ...(hasVariables ? caseEntries() : []),
      { kind: 'heading', id: 'own', label: t(own.length === 0 ? 'search.saved.none' : 'search.saved') },
      ...own.map((saved) => savedEntry('own', saved)),
      ...(old.length === 0 ? [] : [{ kind: 'heading', id: 'old', label: t('search.saved.old') } as const]),
      ...old.map((saved) => savedEntry('old', saved)),
      ...(own.length + old.length === 0
        ? []
        : ([
            { kind: 'separator', id: 'actions' },
            {
              kind: 'action',
              id: 'delete',
              label: t('search.saved.delete'),
              icon: 'trash',
              onSelect: () => setDeleting(true),
            },
          ] as const)),
    ];
  }

  function savedEntry(group: 'own' | 'old', { name, search: saved }: SavedSearch): MenuEntry {
    return {
      kind: 'action',
      id: `${group} ${name}`,
      label: name,
      icon: 'search',
      onSelect: () => onChange(saved),
    };
  }

  function caseEntries(): readonly MenuEntry[] {
    const value = `${search.ignoreNames ? 'names' : ''}${search.ignoreValues ? 'values' : ''}` || 'exact';
    return [
      {
        kind: 'choice',
        id: 'case',
        label: t('search.case'),
        value,
        options: (['exact', 'names', 'values', 'namesvalues'] as const).map((option) => ({
          value: option,
          label: t(`search.case.${option}`),
        })),
        onChange: (next) =>
          onChange({
            ...search,
            ignoreNames: next.includes('names'),
            ignoreValues: next.includes('values'),
          }),
      },
      { kind: 'separator', id: 'case-end' },
    ];
  }
}
