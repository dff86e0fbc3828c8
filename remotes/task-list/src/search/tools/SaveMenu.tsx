import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@taskweave/engine-client/queries/identity/accountQueries';
import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  lazyPart,
  useCommands,
  useEngineClient,
  useHasCommand,
  useNotifications,
  usePermission,
  usePluginServices,
  useUser,
} from '@taskweave/plugin-sdk';
import { copyText } from '@taskweave/ui/copy-text';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { criterionText } from '@taskweave/widgets/search/chips/searchTexts';
import { useCriterionLanguage } from '@taskweave/widgets/search/chips/useCriterionLanguage';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';
import { combinedQuery, toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import { ORDER } from '@taskweave/widgets/search/readField';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { useState } from 'react';
import type { ListQuery } from '../../address/useListQuery';
import styles from '../SearchBar.module.css';

const SaveSearchDialog = lazyPart(
  () => import(/* webpackChunkName: "list-dialogs" */ '../saved/SaveSearchDialog'),
  { takesKeys: true },
);

const CREATE_FILTER = 'filters.create';
const LONGEST_NAME = 60;
const COPY_STATUS = 1_200;

interface Sharing {
  readonly id: string;
  readonly name: string;
}

export interface SaveMenuProps {
  readonly list: ListQuery;
  readonly onSave: () => void;
}

export function SaveMenu({ list, onSave }: SaveMenuProps) {
  const { search, searchQuery: query } = list;
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const [isNear, setNear] = useState(false);
  const [isSavingHere, setSavingHere] = useState(false);
  const canSave = useHasCommand(CREATE_FILTER) && query !== null && Object.keys(query).length > 0;
  const save = useSaveFilter(list, onSave);
  const groups = useGroupEntries(canSave && isNear, save);
  const copy = useCopyLink();
  const entries: readonly MenuEntry[] = [
    ...(canSave
      ? ([
          { kind: 'action', id: 'me', label: t('search.save.me'), icon: 'user', onSelect: () => save(null) },
        ] as const)
      : []),
    ...(canSave ? groups : []),
    { kind: 'action', id: 'link', label: t('search.save.link'), icon: 'link', onSelect: copy },
    {
      kind: 'action',
      id: 'here',
      label: t('search.save.here'),
      icon: 'monitor',
      onSelect: () => setSavingHere(true),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads what the menu inside will list
    <span className={styles.keep} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <MenuButton size="sm" align="end" label={t('search.save')} text={t('common.save')} entries={entries} />
      {isSavingHere && <SaveSearchDialog search={search} onClose={() => setSavingHere(false)} />}
    </span>
  );
}

function useGroupEntries(isNeeded: boolean, save: (group: Sharing) => void): readonly MenuEntry[] {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const notifications = useNotifications();
  const mayShare = usePermission({ permission: 'CREATE', resource: 'Authorization' }) === true;
  const groups = useQuery({
    ...accountQueries(useEngineClient(), useUser().id).groups(),
    enabled: isNeeded && mayShare,
  });
  if (!mayShare) return [];
  if (groups.data !== undefined) {
    return groups.data.map((group) => ({
      kind: 'action',
      id: `group ${group.id}`,
      label: t('search.save.group', { group: group.name }),
      icon: 'user-plus',
      onSelect: () => save(group),
    }));
  }
  const { error, refetch } = groups;
  return [
    {
      kind: 'action',
      id: 'groups',
      label: t('search.save.groups'),
      icon: 'user-plus',
      disabled: error === null,
      onSelect: () => {
        notifications.notify({ title: t('search.save.groups.failed'), error });
        void refetch();
      },
    },
  ];
}

function useSaveFilter(
  { search, filter, place, sorting, unsorted }: ListQuery,
  onSave: () => void,
): (group: Sharing | null) => void {
  const language = useCriterionLanguage(usePluginServices(), search.criteria);
  const { t } = language;
  const commands = useCommands();
  const notifications = useNotifications();
  const spoken = (criteria: typeof search.criteria) =>
    criteria.map((criterion) => criterionText(criterion, language).spoken).join(', ');
  const nameOf = (criteria: typeof search.criteria) =>
    criteria
      .map((one) => (one.type === DEFAULT_ATTRIBUTE ? textOf(one.value) : criterionText(one, language).brief))
      .join(', ');

  return (group) => {
    const stored = filter === undefined ? {} : wholeQuery(filter.query, filter.properties);
    // In a filter, "mine" and "today" must refer to the user who opens it, and to that day.
    const criteria = search.criteria.filter(({ type }) => type !== ORDER);
    const { query, problems } = toEngineQuery({ ...search, criteria }, stored, {
      ...place,
      words: { ...place.words, stage: 'facts' },
      isKept: true,
    });
    const leftOut = criteria.filter((_, index) => problems[index] === 'not-kept');
    commands.run(CREATE_FILTER, {
      query: {
        ...combinedQuery(stored, query),
        ...(unsorted !== undefined && { sorting: sorting.map(({ undatedLast: _, ...key }) => key) }),
      },
      name: nameOf(search.criteria).slice(0, LONGEST_NAME),
      group,
    });
    onSave();
    if (leftOut.length > 0)
      notifications.notify({
        kind: 'warning',
        title: t('search.saveFilter.leftOut', { criteria: spoken(leftOut) }),
      });
    if (search.ignoreNames || search.ignoreValues)
      notifications.notify({ kind: 'warning', title: t('search.saveFilter.exact') });
  };
}

function useCopyLink(): () => void {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const { navigation, notifications, page } = usePluginServices();
  return () => {
    const link = new URL(navigation.inboxHref({ task: null, detailsTab: null }), page.address).href;
    copyText(link).then(
      () => notifications.notify({ kind: 'success', title: t('search.copied'), duration: COPY_STATUS }),
      () => notifications.notify({ kind: 'error', title: t('search.copy.failed') }),
    );
  };
}
