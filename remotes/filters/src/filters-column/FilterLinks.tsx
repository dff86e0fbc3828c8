import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { refusesNoGroups } from '@taskweave/engine-client/EngineError';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import {
  type InboxChange,
  lazyPart,
  useCommands,
  useEngineClient,
  useInboxHref,
  useInboxParam,
  useNavigation,
  usePluginServices,
  useTotals,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { Kbd } from '@taskweave/ui/kbd';
import { NavList } from '@taskweave/ui/nav-list';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { FilterRequest } from '../filter-editor/FilterRequest';
import { FilterMenu } from './FilterMenu';
import { namedPage, pageOf } from './filterPages';
import { filterKeys } from './keys/filterKeys';
import { useEntryKeys } from './keys/useEntryKeys';
import { toOwnSorting, useOwnSorting } from './ownSortings';

const FilterPager = lazyPart(async () => ({ default: (await import('./FilterPager')).FilterPager }));

const TO_FILTER: InboxChange = { filter: null, task: null, detailsTab: null, page: null };

const WITHOUT_SNOOZED = withoutSnoozed({});

export interface FilterLinksProps {
  readonly filters: readonly Filter[];
  readonly currentId: string | null;
  readonly canCreate: boolean;
  readonly isFirstListOver: boolean;
  readonly onRequest: (request: FilterRequest) => void;
}

export function FilterLinks({ filters, currentId, canCreate, isFirstListOver, onRequest }: FilterLinksProps) {
  const { t } = useTranslation();
  const total = useTotals();
  const engine = useEngineClient();
  const navigation = useNavigation();
  const named = useInboxParam('filterPage');
  // Every link contains the search and order from the URL, so it must render again with them.
  useInboxHref(TO_FILTER);
  useOwnSorting(currentId);
  const ownSorting = toOwnSorting(usePluginServices().storage);
  const hidesSnoozed = useInboxParam('snoozed') === 'hidden';
  const count = useQuery({
    ...taskListQueries(engine).count(currentId ?? '', hidesSnoozed ? WITHOUT_SNOOZED : {}),
    enabled: isFirstListOver && currentId !== null,
  });
  const isRefused = refusesNoGroups(count.error);
  const groups = useQuery({ ...userQueries(engine).groups(useUser().id), enabled: isRefused });
  const length = isRefused && groups.data?.length === 0 ? 0 : count.data;

  const last = Math.ceil(filters.length / PAGE_SIZE);
  const page = namedPage(filters.length, named);
  const openPageOfCurrent = useEffectEvent(() => {
    const own = pageOf(
      filters.map(({ id }) => id),
      currentId,
    );
    if (named === null && own > 1) navigation.openInbox({ filterPage: String(own) }, { replace: true });
  });
  // Before the first page is painted in its stead. Only when another filter opens: people may look at other pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is the reason
  useLayoutEffect(() => openPageOfCurrent(), [currentId]);
  const shown = filters.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const keyLeft = useFilterKeys(shown, (id) =>
    navigation.openInbox({ ...TO_FILTER, ...ownSorting(id), filter: id }),
  );
  return (
    <>
      <NavList
        items={shown.map(({ id, name, properties, letters }) => ({
          id,
          label: name,
          color: properties.color,
          href: navigation.inboxHref({ ...TO_FILTER, ...(id !== currentId && ownSorting(id)), filter: id }),
          ...(properties.description && { description: properties.description }),
          count: id === currentId && length !== undefined ? [letters, ' ', total(length)] : letters,
          ...(keyLeft(id) !== null && { count: <Kbd keys={keyLeft(id) ?? ''} /> }),
        }))}
        currentId={currentId}
        drawActions={({ id, label }) => (
          <FilterMenu filterId={id} name={label} canCreate={canCreate} onRequest={onRequest} />
        )}
      />
      <span role="status">
        <VisuallyHidden>{shown.some(({ id }) => keyLeft(id) !== null) && t('keys.pending')}</VisuallyHidden>
      </span>
      {last > 1 && <FilterPager page={page} last={last} />}
    </>
  );
}

function useFilterKeys(
  filters: readonly Filter[],
  open: (filterId: string) => void,
): (filterId: string) => string | null {
  const commands = useCommands();
  const keys = filterKeys(filters);
  const keyLeft = useEntryKeys(
    filters.map(({ id, name }) => ({
      id: `filter.${id}`,
      name,
      keys: keys.get(id),
      open: () => {
        // The focused row disappears with its list.
        commands.run('go.filters');
        open(id);
        requestAnimationFrame(() => commands.run('go.filters'));
      },
    })),
  );
  return (filterId) => keyLeft(keys.get(filterId));
}
