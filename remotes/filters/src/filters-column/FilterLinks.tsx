import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter';
import { useEngineClient, useNavigation, useRouteParam, useTranslation } from '@taskweave/plugin-sdk';
import { NavList } from '@taskweave/ui/nav-list';
import { lazy, Suspense } from 'react';
import type { FilterRequest } from '../filter-dialog/FilterRequest';
import { FilterMenu } from './FilterMenu';
import { FILTER_PAGE_SIZE, filterPage } from './filterPages';

const FilterPager = lazy(() => import('./FilterPager').then((module) => ({ default: module.FilterPager })));

export interface FilterLinksProps {
  /** In their order. */
  readonly filters: readonly Filter[];
  readonly currentId: string | null;
  readonly canCreate: boolean;
  /** What nobody waits for may be asked now. */
  readonly isSettled: boolean;
  readonly onRequest: (request: FilterRequest) => void;
}

/** The filters, a page of them where there are many; the open one with the number of its tasks. */
export function FilterLinks({ filters, currentId, canCreate, isSettled, onRequest }: FilterLinksProps) {
  const { locale } = useTranslation();
  const engine = useEngineClient();
  const navigation = useNavigation();
  const named = useRouteParam('filterPage');
  // The links carry the whole address, so they are drawn anew when the search or the order in it changes.
  useRouteParam('sorting');
  useRouteParam('searchQuery');
  useRouteParam('searchOrQuery');
  const count = useQuery({
    ...taskListQueries(engine).count(currentId ?? ''),
    enabled: isSettled && currentId !== null,
  });

  const last = Math.ceil(filters.length / FILTER_PAGE_SIZE);
  const page = filterPage(
    filters.map(({ id }) => id),
    currentId,
    named,
  );
  const shown = filters.slice((page - 1) * FILTER_PAGE_SIZE, page * FILTER_PAGE_SIZE);
  return (
    <>
      <NavList
        items={shown.map(({ id, name, properties }) => ({
          id,
          label: name,
          color: properties.color,
          href: navigation.href({ filter: id, task: null, detailsTab: null, page: null }),
          ...(properties.description && { description: properties.description }),
          ...(id === currentId && count.data !== undefined && { count: count.data.toLocaleString(locale) }),
        }))}
        currentId={currentId}
        drawActions={({ id, label }) => (
          <FilterMenu filterId={id} name={label} canCreate={canCreate} onRequest={onRequest} />
        )}
      />
      {last > 1 && (
        <Suspense>
          <FilterPager page={page} last={last} />
        </Suspense>
      )}
    </>
  );
}
